import { createHash } from 'node:crypto';

/** What a transfer was asked for, in 32 bytes: the same id with another request is a conflict. */
export function hashPayload(payload: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
