import { createHash } from 'node:crypto';

/** Hash of a transfer's request, 32 bytes: the same id with another request is a conflict. */
export function hashPayload(payload: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
