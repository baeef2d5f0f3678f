import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token of 32 random bytes for the client, and its hash for the database. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Whether a text has the format of a token; others are not looked up. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 is enough for a token of 256 random bits; only passwords need a slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
