import * as v from 'valibot';
import * as contract from '@playfront/api-contract';
import type { Call } from '@playfront/api-contract';
import type { CallAnswer, CallName } from '@playfront/api-client';

/** Every call of the contract. */
export const callNames = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === 'object' && 'request' in value && 'answer' in value ? [name as CallName] : [],
);

/** What a screen sends, held to the contract: a request that the operator would answer with 400 throws. */
export function checkRequest(name: CallName, request: unknown): void {
  const call: Call = contract[name];
  v.parse(call.request, request);
}

/** A wire answer as the real client would hand it on. */
export function readAnswer<Name extends CallName>(name: Name, wire: unknown): CallAnswer<Name> {
  const call: Call = contract[name];
  return v.parse(call.answer, wire) as CallAnswer<Name>;
}
