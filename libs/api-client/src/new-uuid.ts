import { uuidOf } from '@playfront/api-contract/uuid';

/** A random UUID (version 4). `crypto.randomUUID` is missing without HTTPS, such as on a phone in a development network. */
export function newUuid(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}
