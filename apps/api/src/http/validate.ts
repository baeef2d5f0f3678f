import * as v from 'valibot';
import { isErrorKey, type ErrorKey, type Refusal } from '@playfront/api-contract';
import { refuse } from './failures.ts';

type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Validates a request body. An issue at a form field whose message is an error key is returned in `fields`; anything else (a missing field, a wrong
 * type, text that PostgreSQL cannot store) is `malformed`.
 */
export function validate<Schema extends v.GenericSchema>(schema: Schema, body: unknown): Validated<v.InferOutput<Schema>> {
  // A list also passes as an object schema without required fields.
  if (Array.isArray(body) || !isStorable(body)) return { ok: false, refusal: refuse('malformed') };
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

/** Whether PostgreSQL can store every text of `body`: no NUL and no lone surrogate. */
function isStorable(body: unknown): boolean {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      waiting.push(entry);
    }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
