import { useState } from 'react';
import { maxEmailLength, maxTextLength } from '@playfront/api-contract/field-lengths';
import type { FieldErrors } from './field-errors.schema.ts';
import type { FormValues } from './useFormValues.ts';
import { useFormFocus } from './useFormFocus.ts';

/** The fields of a form whose value is a free text. */
export type TextFieldOf<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string ? (string extends Values[Field] ? Field : never) : never;
}[keyof Values & string];

export type FormErrorsConfig<Values extends object, FieldError> = {
  readonly fields: FormValues<Values>;
  /** All errors that the form can find without the server. */
  readonly check: (values: Values) => FieldErrors<Values, FieldError>;
  /** Errors found by the server while the player types. */
  readonly serverErrors?: FieldErrors<Values, FieldError>;
  readonly errorText: (error: FieldError, field: keyof Values & string) => string;
  /** A related field whose error an edit also removes: a dial code and its number. */
  readonly alsoCorrects?: Readonly<Partial<Record<keyof Values & string, keyof Values & string>>>;
  /** Shown errors update while typing. Otherwise an edit removes the error of its field until the next submit. */
  readonly isLive?: boolean;
  /** Called after an edit. */
  readonly onEdit?: (changed: Partial<Values>) => void;
};

/**
 * The errors of the fields of a form: its own, once `show` was called, and those of a refusal. With `ref` on the
 * form, `focus('errors')` focuses the first field with an error, otherwise the element marked `data-form-notice`.
 */
export function useFormErrors<Values extends object, FieldError>({
  fields,
  check,
  serverErrors,
  errorText,
  alsoCorrects,
  isLive = false,
  onEdit,
}: FormErrorsConfig<Values, FieldError>) {
  type Field = keyof Values & string;
  type Errors = FieldErrors<Values, FieldError>;
  const { ref, focus } = useFormFocus();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});

  const { values } = fields;
  const allErrors = check(values);
  const errors: Errors = { ...serverErrors, ...only(allErrors, (field) => shown.has(field)), ...refused };

  function show(names: Iterable<string>): void {
    setShown((now) => new Set([...now, ...names]));
  }

  function hide(hidden: readonly string[]): void {
    setShown((now) => new Set([...now].filter((field) => !hidden.includes(field))));
  }

  /** Removes the errors of the edited and related fields. */
  function correct(changed: Partial<Values>): void {
    const corrected = Object.keys(changed).flatMap((field) => [field, alsoCorrects?.[field as Field] ?? field]);
    setRefused((now) => only(now, (field) => !corrected.includes(field)));
    if (!isLive) hide(corrected);
  }

  function change(changed: Partial<Values>): void {
    fields.change(changed);
    correct(changed);
    onEdit?.(changed);
  }

  function errorOf(field: Field): string | undefined {
    const error = errors[field];
    return error === undefined ? undefined : errorText(error, field);
  }

  return {
    ref,
    focus,
    values,
    /** All errors, shown or not. */
    allErrors,
    errors,
    errorOf,
    /** Shows the errors of these fields. */
    show,
    hide,
    isShown: (field: Field) => shown.has(field),
    /** Shows the field errors of a refusal, instead of those of the previous one. */
    refuse: setRefused,
    refused,
    change,
    /** Props of a text field. */
    fieldProps: (field: TextFieldOf<Values>) => ({
      name: field,
      value: values[field] as string,
      error: errorOf(field),
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value } as unknown as Partial<Values>),
      maxLength: field === 'email' ? maxEmailLength : maxTextLength,
      required: true,
    }),
  };
}

function only<Errors extends object>(errors: Errors, isWanted: (field: string) => boolean): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isWanted(field))) as Errors;
}
