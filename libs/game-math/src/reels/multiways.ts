import { waysModel } from './ways-model.ts';

/** Six reels of 2 to 7 rows, up to 117,649 ways. Winning symbols vanish and others fall; free spins with a rising multiplier. */
export const multiways = waysModel({
  id: 'multiways',
  minRows: 2,
  rowWeights: [6, 6, 4, 3, 3, 3],
  reels: [
    { A: 4, B: 6, C: 8, D: 14, K: 12, Q: 16, J: 10, T: 14, S: 2 },
    { A: 4, B: 14, C: 12, D: 6, K: 14, Q: 7, J: 16, T: 8, W: 1, S: 2 },
    { A: 4, B: 10, C: 7, D: 12, K: 8, Q: 14, J: 9, T: 16, W: 1, S: 3 },
    { A: 4, B: 7, C: 10, D: 9, K: 14, Q: 10, J: 14, T: 12, W: 2, S: 2 },
    { A: 4, B: 9, C: 8, D: 10, K: 10, Q: 13, J: 13, T: 13, W: 2, S: 3 },
    { A: 4, B: 7, C: 9, D: 10, K: 12, Q: 13, J: 13, T: 12, S: 2 },
  ],
  pays: {
    A: { 2: 2, 3: 6, 4: 25, 5: 50, 6: 200 },
    B: { 3: 3, 4: 8, 5: 15, 6: 50 },
    C: { 3: 2, 4: 5, 5: 10, 6: 30 },
    D: { 3: 2, 4: 4, 5: 8, 6: 20 },
    K: { 3: 1, 4: 3, 5: 6, 6: 15 },
    Q: { 3: 1, 4: 2, 5: 5, 6: 12 },
    J: { 3: 1, 4: 2, 5: 4, 6: 10 },
    T: { 3: 1, 4: 2, 5: 4, 6: 10 },
  },
  betParts: 20,
  freeSpins: { scatters: 4, spins: 12 },
  maxWinTimesBet: 10_000,
  rtpPercent: 96.33,
  rtpErrorPercent: 0.09,
  hitRate: 0.4341,
  volatility: 'high',
});
