import * as v from 'valibot';
import { isErrorKey, type ErrorKey } from '@playfront/api-contract';

/** The error of each field that has one. */
export type FieldErrors<Values, FieldError> = Partial<Record<keyof Values & string, FieldError>>;

type FormSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/**
 * The first error of each field as a key. `formKeys` are the form's own keys besides the error catalogue; a message that is
 * neither (a limit without its own text) becomes `malformed`.
 */
export function fieldErrors<Schema extends FormSchema, FormKey extends string = never>(
  schema: Schema,
  values: v.InferInput<Schema>,
  formKeys: readonly FormKey[] = [],
): FieldErrors<v.InferInput<Schema>, ErrorKey | FormKey> {
  // Not `abortPipeEarly`: it would skip the rules that compare two fields.
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const errors: Record<string, ErrorKey | FormKey> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    errors[field] ??= formKeys.find((key) => key === issue.message) ?? (isErrorKey(issue.message) ? issue.message : 'malformed');
  }
  return errors as FieldErrors<v.InferInput<Schema>, ErrorKey | FormKey>;
}
