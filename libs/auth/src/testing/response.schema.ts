import * as v from 'valibot';
import * as contract from '@playfront/api-contract';
import type { Call } from '@playfront/api-contract';
import type { CallResponse, CallName } from '@playfront/api-client';

/** Every call of the contract. */
export const callNames = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === 'object' && 'request' in value && 'response' in value ? [name as CallName] : [],
);

/** Validates a request against the contract: throws if the operator would return 400. */
export function checkRequest(name: CallName, request: unknown): void {
  const call: Call = contract[name];
  v.parse(call.request, request);
}

/** Parses a wire response like the real client. */
export function parseResponse<Name extends CallName>(name: Name, wire: unknown): CallResponse<Name> {
  const call: Call = contract[name];
  return v.parse(call.response, wire) as CallResponse<Name>;
}
