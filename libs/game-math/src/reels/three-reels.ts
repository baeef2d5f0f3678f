import type { ReelsModel } from './reels-model.ts';

/** 3 × 3, five lines, no scatter and no free spins. The minimum win on one line is the total bet, so that no win is less than the stake. */
export const threeReels: ReelsModel = {
  id: 'three-reels',
  reels: 3,
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  // Every symbol is equally frequent on all three reels, so that no reel produces near misses.
  strips: ['WAQKJBDQKJAKJBKDQJCQJDCQDCJ', 'BAJDWKDQJAQCKJDQJDCJQCKBJQK', 'DBKQDJCQJAKDCJQABKJQDCKJQWJ'],
  pays: { W: { 3: 250 }, A: { 3: 120 }, B: { 3: 75 }, C: { 3: 50 }, D: { 3: 30 }, K: { 3: 20 }, Q: { 3: 12 }, J: { 3: 5 } },
  scatterPays: {},
  freeSpins: undefined,
  rtpPercent: 96.327,
  hitRate: 0.2127,
  volatility: 'low',
  maxWinTimesBet: 51,
};
