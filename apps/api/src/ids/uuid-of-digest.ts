import { uuidOf } from '@playfront/api-contract';

/** A deterministic id: the same for the same digest. */
export function uuidOfDigest(digest: Buffer): string {
  const bytes = Uint8Array.from(digest);
  // Existing ids have these bits set to zero.
  bytes[8] = (bytes[8] ?? 0) & 0x0f;
  return uuidOf(bytes);
}
