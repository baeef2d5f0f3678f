import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { plainPassword } from '@playfront/api-contract';
import { passwordCost } from './password-cost.ts';

const derive = promisify(argon2);

const tagLength = 32;
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes a password (in the thread pool) to a text that carries its own parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: plainPassword(password), nonce, tagLength, ...passwordCost });
  const { memory, passes, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that matches no password: for unknown names, so that they take as long as known ones, and for accounts without a password. */
export const unusablePasswordHash = `$argon2id$v=19$m=${passwordCost.memory},t=${passwordCost.passes},p=${passwordCost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password matches the hash. `undefined` (no such player) takes as long and returns false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const match = hashPattern.exec(hash ?? unusablePasswordHash);
  if (!match) throw new Error('A stored password hash is unreadable');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64url');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derivation = { nonce: Buffer.from(nonce, 'base64url'), tagLength: expected.length, ...parameters };
  // Older hashes are of the password as typed. The number of derivations depends on the input only, not on the account.
  for (const message of new Set([plainPassword(password), password])) {
    if (timingSafeEqual(await derive('argon2id', { message, ...derivation }), expected)) return hash !== undefined;
  }
  return false;
}
