import { expect, test } from 'vitest';
import type { GameModel } from '../game-model.ts';
import { bingo75 } from './bingo-75.ts';
import { keno } from './keno.ts';
import { lottery535, lottery649 } from './lottery.ts';
import { picksOf, pickSpot } from './picked-numbers.ts';
import { videoBingo } from './video-bingo.ts';
import { numbersTo } from '../shuffle.ts';

const rtp = (model: GameModel, picks: number) => model.figuresOf(pickSpot(numbersTo(picks))).rtpPercent;

test('keno and the lotteries have the published returns', () => {
  expect(Array.from({ length: 10 }, (_, index) => Number(rtp(keno, index + 1).toFixed(2)))).toEqual([
    95, 94.49, 94.35, 94.91, 94.55, 94.2, 95, 93.37, 94.53, 94.01,
  ]);
  expect([rtp(lottery535, 5), rtp(lottery649, 6)]).toEqual([92.967, 94.961]);
});

test('the chances of keno are those of counting whole draws', () => {
  const ways = (n: number, k: number): bigint => (k === 0 ? 1n : (ways(n - 1, k - 1) * BigInt(n)) / BigInt(k));
  // Of eight picks, four to eight drawn.
  const hit = [4, 5, 6, 7, 8].reduce((sum, hits) => sum + ways(8, hits) * ways(72, 20 - hits), 0n);
  expect(keno.figuresOf('1-2-3-4-5-6-7-8').hitRate).toBeCloseTo(Number((hit * 10n ** 15n) / ways(80, 20)) / 1e15, 12);
});

test.each(['0', '81', '1-1', '2-1', '01-2', '1-2-3-4-5-6-7-8-9-10-11', '', '1-', '-1', '1 2'])('%o are no picks', (spot) => {
  expect(keno.isSpot(spot)).toBe(false);
});

test('picks are read in one order only', () => {
  expect(picksOf(pickSpot([23, 4, 17]), 80)).toEqual([4, 17, 23]);
});

test('bingo has the published returns', () => {
  expect(videoBingo.figuresOf('card')).toEqual({ rtpPercent: 94.087, hitRate: expect.closeTo(0.1567, 4) });
  expect(bingo75.figuresOf('card').rtpPercent).toBe(94.225);
});
