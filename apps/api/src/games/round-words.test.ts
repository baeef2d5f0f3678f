import { uniformInt } from '@playfront/game-math';
import { describe, expect, it } from 'vitest';
import { createSeeds, roundWords } from './round-words.ts';

describe('the random words of a round', () => {
  const seed = 'a'.repeat(64);

  it('can be recomputed from the seeds and the nonce', () => {
    const next = roundWords(seed, 'client-seed', 0);
    const words = Array.from({ length: 8 }, next);
    expect(words).toEqual([2687504663, 2864978999, 1653553025, 1455499259, 1360880261, 2540302162, 2727533408, 3801350374]);
  });

  it('produce the published draws', () => {
    expect([0, 1, 2, 3].map((nonce) => uniformInt(roundWords(seed, 'client-seed', nonce), 37))).toEqual([6, 11, 5, 25]);
  });

  it('continue in a new block after eight, and differ for every session', () => {
    const take = (nonce: number) => Array.from({ length: 40 }, roundWords(seed, 'client-seed', nonce));
    expect(new Set(take(0)).size).toBe(40);
    expect(take(0)).toEqual(take(0));
    expect(take(0)).not.toEqual(take(1));
  });

  it('use unique seeds', () => {
    const [first, second] = [createSeeds(), createSeeds()];
    expect(first.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(first.serverSeed).not.toBe(second.serverSeed);
    expect(first.clientSeed).not.toBe(second.clientSeed);
  });
});
