import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 32 random bytes for its owner, and the hash that is kept. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 is enough for a token of 256 random bits; only passwords need a slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
