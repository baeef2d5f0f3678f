import * as v from 'valibot';
import { isErrorKey, type ErrorKey, type Refusal } from '@playfront/api-contract';
import { refuse } from './failures.ts';

type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Objects and lists inside each other; no call needs more than a handful. */
const maxDepth = 64;

/**
 * Checks a request body against its schema. A fault of a form field whose message is an error key comes back as `fields`;
 * anything else (a missing field, a wrong type, text that no column takes) is `malformed`.
 */
export function validate<Schema extends v.GenericSchema>(schema: Schema, body: unknown): Validated<v.InferOutput<Schema>> {
  // A list has all that an object schema without required fields asks for.
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

/** Whether PostgreSQL takes every text of `body`, which has no NUL and no lone surrogate, and it is not nested beyond all sense. */
function isStorable(body: unknown): boolean {
  // A stack of our own: thousands of brackets must not use up the process's.
  const waiting: [value: unknown, depth: number][] = [[body, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return false;
    for (const [key, entry] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      waiting.push([entry, depth + 1]);
    }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
