import { errorKeyMessage } from '@playfront/auth';
import type { Format } from '@playfront/i18n';
import type { Details, DetailsField } from './details.schema.ts';
import type { DetailsFormModel } from './useDetailsForm.ts';

type TextField = { [Field in DetailsField]: Details[Field] extends string ? (string extends Details[Field] ? Field : never) : never }[DetailsField];

/** The words for a field's fault, if it has one. */
export function detailsErrorText({ errors }: DetailsFormModel, field: DetailsField, { text }: Pick<Format, 'text'>): string | undefined {
  const error = errors[field];
  return error && text(errorKeyMessage(error));
}

/** What every text field of the form has in common. */
export function detailsFieldProps(form: DetailsFormModel, field: TextField, format: Pick<Format, 'text'>) {
  return {
    name: field,
    value: form.values[field],
    error: detailsErrorText(form, field, format),
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
    maxLength: 200,
    required: true,
  };
}
