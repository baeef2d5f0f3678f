import { createHash } from 'node:crypto';

/** Compressed versions are stored under this hash, so they can never belong to another version of the file. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}
