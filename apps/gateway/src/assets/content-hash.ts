import { createHash } from 'node:crypto';

/** Hash of a content. Compressed versions are stored under it, so they can never belong to another version of the file. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}
