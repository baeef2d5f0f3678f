import { uuidOf } from '@playfront/api-contract';

/** A version 4 UUID. `crypto.randomUUID` is missing on an address without TLS, such as another machine of a home network. */
export function newIdempotencyKey(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}
