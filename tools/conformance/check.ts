import * as v from 'valibot';
import { httpStatusOfError, refusalSchema, type ErrorKey, type Refusal } from '@playfront/api-contract';
import { callNamed } from '@playfront/api-contract/openapi';
import type { ResponseTo, CallName } from './contract-calls.ts';
import type { Reply } from './reply.ts';
import { Violation } from './verdicts.ts';

/** The response of a successful call, parsed like on the site. @throws {Violation} if the call was refused or the response violates the contract's schema. */
export function responseOf<Name extends CallName>(name: Name, reply: Reply): ResponseTo<Name> {
  if (reply.httpStatus !== 200 || isRefused(reply)) throw new Violation('200 with the response of the call', reply);
  const { value, fault } = read(callNamed(name).response, reply.json);
  if (fault !== undefined) throw new Violation(`the response of the call; ${fault}`, reply);
  // The schema of the call has parsed it.
  return value as ResponseTo<Name>;
}

/** Expects a refusal with this key, or one of these, with the HTTP status of the key and, if `field` is set, with that field in `fields`. */
export function expectRefusal(reply: Reply, key: ErrorKey | readonly ErrorKey[], field?: string): Refusal {
  const keys = typeof key === 'string' ? [key] : key;
  const expected = `${keys.map(shownRefusal).join(' or ')}${field ? `, "${field}" in its fields` : ''}`;
  const { value, fault } = read(refusalSchema, reply.json);
  const refusal = value as Refusal | undefined;
  const isExpected = refusal && keys.includes(refusal.error) && reply.httpStatus === httpStatusOf(refusal.error);
  if (!isExpected) throw new Violation(fault === undefined ? expected : `${expected}; ${fault}`, reply);
  if (field && !Object.hasOwn(refusal.fields ?? {}, field)) throw new Violation(expected, reply);
  return refusal;
}

/** @throws {Violation} with the expectation if it is not met. */
export function expectThat(isMet: boolean, expected: string, reply?: Reply): asserts isMet {
  if (!isMet) throw new Violation(expected, reply);
}

export function isRefused({ json }: Reply): boolean {
  return typeof json === 'object' && json !== null && 'status' in json && json.status === 0;
}

export function isRefusal({ json }: Reply): boolean {
  return v.is(refusalSchema, json);
}

export function httpStatusOf(key: ErrorKey): number {
  return (httpStatusOfError as Partial<Record<ErrorKey, number>>)[key] ?? 200;
}

function shownRefusal(key: ErrorKey): string {
  return `${httpStatusOf(key)} {"status":0,"error":"${key}"}`;
}

/** Parses a value with a schema. Returns the result, or the first fault in one line. */
export function read(schema: v.GenericSchema<unknown, unknown>, json: unknown): { readonly value?: unknown; readonly fault?: string } {
  try {
    const result = v.safeParse(schema, json, { abortPipeEarly: true });
    if (result.success) return { value: result.output };
    const [issue] = result.issues;
    return { fault: `at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}` };
  } catch (error) {
    // The schema throws for an amount that is invalid in its currency.
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
