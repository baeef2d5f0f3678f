import { describe, expect, test } from 'vitest';
import { hmacWords } from './hmac-words.fixtures.ts';
import { uniformInt, type WordSource } from './uniform-int.ts';

const serverSeed = 'a'.repeat(64);

function wordsOf(...words: number[]): WordSource {
  return () => {
    const word = words.shift();
    if (word === undefined) throw new Error('More words were drawn than given');
    return word;
  };
}

describe('uniformInt', () => {
  test('the stream of the published vector starts with its words', () => {
    const next = hmacWords(serverSeed, 'client-seed', 0);
    expect(Array.from({ length: 8 }, next)).toEqual([2687504663, 2864978999, 1653553025, 1455499259, 1360880261, 2540302162, 2727533408, 3801350374]);
  });

  test.each([
    [0, 6],
    [1, 11],
    [2, 5],
    [3, 25],
  ])('a draw from 37 at nonce %i of the published vector is %i', (nonce, drawn) => {
    expect(uniformInt(hmacWords(serverSeed, 'client-seed', nonce), 37)).toBe(drawn);
  });

  test('a shuffle of 52 by the published vector starts with its cards', () => {
    const next = hmacWords(serverSeed, 'client-seed', 0);
    const cards = Array.from({ length: 52 }, (_, card) => card);
    for (let last = 51; last > 0; last--) {
      const other = uniformInt(next, last + 1);
      const moved = cards[last];
      cards[last] = cards[other] ?? -1;
      cards[other] = moved ?? -1;
    }
    expect(cards.slice(0, 10)).toEqual([1, 18, 47, 28, 35, 20, 0, 7, 43, 4]);
  });

  test('words beyond the last full multiple are rejected', () => {
    // 2^32 = 429496729 · 10 + 6: the last six words would favour 0 to 5.
    expect(uniformInt(wordsOf(4294967290, 4294967295, 4294967289), 10)).toBe(9);
    expect(uniformInt(wordsOf(2 ** 32 - 1), 2 ** 31)).toBe(2 ** 31 - 1);
    expect(uniformInt(wordsOf(2 ** 32 - 1), 1)).toBe(0);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('%d values cannot be drawn from', (n) => {
    expect(() => uniformInt(wordsOf(1), n)).toThrow(RangeError);
  });

  test.each([2, 6, 8, 10, 25, 37, 38, 52, 80])('draws from %i are spread evenly (chi-square, fixed seed)', (n) => {
    const next = hmacWords(serverSeed, 'spread', n);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < n * 300; i++) {
      const drawn = uniformInt(next, n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 300) ** 2 / 300, 0);
    // Mean n − 1, variance 2(n − 1): five deviations.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });
});
