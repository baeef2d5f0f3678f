import * as v from 'valibot';
import { isErrorKey, type ErrorKey, type Refusal } from '@playfront/api-contract';
import { refuse } from './failures.ts';

type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Checks a request body against its schema. A fault of a form field whose message is an error key comes back as `fields`;
 * anything else (a missing field, a wrong type, a NUL that no text column takes) is `malformed`.
 */
export function validate<Schema extends v.GenericSchema>(schema: Schema, body: unknown): Validated<v.InferOutput<Schema>> {
  // A list has all that an object schema without required fields asks for.
  if (Array.isArray(body) || hasNul(body)) return { ok: false, refusal: refuse('malformed') };
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };

  const fields: Record<string, ErrorKey> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue);
    if (!path || !isErrorKey(issue.message)) return { ok: false, refusal: refuse('malformed') };
    fields[path] ??= issue.message;
  }
  const [first = 'malformed'] = Object.values(fields);
  return { ok: false, refusal: refuse(first, fields) };
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => hasNul(key) || hasNul(entry));
}
