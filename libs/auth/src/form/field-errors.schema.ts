import * as v from 'valibot';
import { isErrorKey, type ErrorKey } from '@playfront/api-contract';

type FormSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/**
 * The first fault of each field by its key. `formKeys` are keys a form has beyond the error catalogue; a message that is
 * neither (a bound without words of its own) is `malformed`.
 */
export function fieldErrors<Schema extends FormSchema, FormKey extends string = never>(
  schema: Schema,
  values: v.InferInput<Schema>,
  formKeys: readonly FormKey[] = [],
): Partial<Record<keyof v.InferInput<Schema> & string, ErrorKey | FormKey>> {
  // Not `abortPipeEarly`: it would skip the rules that compare two fields.
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const errors: Record<string, ErrorKey | FormKey> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    errors[field] ??= formKeys.find((key) => key === issue.message) ?? (isErrorKey(issue.message) ? issue.message : 'malformed');
  }
  return errors as Partial<Record<keyof v.InferInput<Schema> & string, ErrorKey | FormKey>>;
}
