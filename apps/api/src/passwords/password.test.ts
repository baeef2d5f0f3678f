import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passwordCost } from './password-cost.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** A hash from before passwords were normalised: of the text as typed. */
function hashAsTyped(password: string): string {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = passwordCost;
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...passwordCost });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const written: [string, string, string][] = [
  ['an accent', 'caf\u00e9', 'cafe\u0301'],
  ['two accents', 'ti\u1ebfng vi\u1ec7t', 'tie\u0302\u0301ng vie\u0323\u0302t'],
  ['a Korean syllable', '\ud55c\uad6d\uc5b4', '\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165'],
  ['full-width letters', 'sauna', 'ｓａｕｎａ'],
  ['a ligature', 'finland', '\ufb01nland'],
  ['a no-break space', 'kuusi kahvi', 'kuusi\u00a0kahvi'],
];

describe('a password', () => {
  it.each(written)('is the same for every encoding of %s', async (_, one, other) => {
    expect(await verifyPassword(other, await hashPassword(one))).toBe(true);
    expect(await verifyPassword(one, await hashPassword(other))).toBe(true);
  });

  it.each(written)('with %s still matches its older hash', async (_, one, other) => {
    expect(await verifyPassword(one, hashAsTyped(one))).toBe(true);
    expect(await verifyPassword(other, hashAsTyped(other))).toBe(true);
    expect(await verifyPassword(other, hashAsTyped(one))).toBe(true);
  });

  it.each([
    ['case', 'caf\u00e9', 'Caf\u00e9'],
    ['an accent', 'caf\u00e9', 'cafe'],
    ['a space', 'kuusi kahvi', 'kuusikahvi'],
    ['a space at the end', 'kuusi', 'kuusi '],
  ])('is a different one with %s changed', async (_, one, other) => {
    expect(await verifyPassword(other, await hashPassword(one))).toBe(false);
    expect(await verifyPassword(other, hashAsTyped(one))).toBe(false);
  });

  it.each(['sauna', 'cafe\u0301'])('of no account never matches: %s', async (password) => {
    expect(await verifyPassword(password, undefined)).toBe(false);
  });
});
