import * as v from 'valibot';
import { httpStatusOfError, refusalSchema, type ErrorKey, type Refusal } from '@playfront/api-contract';
import { callNamed } from '@playfront/api-contract/openapi';
import type { AnswerTo, CallName } from './contract-calls.ts';
import type { Reply } from './reply.ts';
import { Violation } from './verdicts.ts';

/** The answer of a call that was done, as the site reads it. @throws {Violation} when it was refused or breaks the contract's schema. */
export function answerOf<Name extends CallName>(name: Name, reply: Reply): AnswerTo<Name> {
  if (reply.httpStatus !== 200 || isRefused(reply)) throw new Violation('200 with the answer of the call', reply);
  const { value, fault } = read(callNamed(name).response, reply.json);
  if (fault !== undefined) throw new Violation(`the answer of the call; ${fault}`, reply);
  // The call's own schema made it.
  return value as AnswerTo<Name>;
}

/** A refusal with this key (or one of these), the HTTP status that goes with it, and the form field at fault where one is asked for. */
export function expectRefusal(reply: Reply, key: ErrorKey | readonly ErrorKey[], field?: string): Refusal {
  const keys = typeof key === 'string' ? [key] : key;
  const asked = `${keys.map(shownRefusal).join(' or ')}${field ? `, "${field}" in its fields` : ''}`;
  const { value, fault } = read(refusalSchema, reply.json);
  const refusal = value as Refusal | undefined;
  const isAsked = refusal && keys.includes(refusal.error) && reply.httpStatus === httpStatusOf(refusal.error);
  if (!isAsked) throw new Violation(fault === undefined ? asked : `${asked}; ${fault}`, reply);
  if (field && !Object.hasOwn(refusal.fields ?? {}, field)) throw new Violation(asked, reply);
  return refusal;
}

/** Fails with what the contract asks unless it holds. */
export function expectThat(holds: boolean, asked: string, reply?: Reply): asserts holds {
  if (!holds) throw new Violation(asked, reply);
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

/** What a schema makes of a value, or in one line what is wrong with it. */
export function read(schema: v.GenericSchema<unknown, unknown>, json: unknown): { readonly value?: unknown; readonly fault?: string } {
  try {
    const result = v.safeParse(schema, json, { abortPipeEarly: true });
    if (result.success) return { value: result.output };
    const [issue] = result.issues;
    return { fault: `at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}` };
  } catch (error) {
    // An amount that its currency does not have.
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
