import type { ReelsModel } from './reels-model.ts';

/** 5 × 3, ten lines, free spins at ×2. */
export const fiveReels: ReelsModel = {
  id: 'five-reels',
  reels: 5,
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  strips: [
    'TCJKQBKQBTQJDTKDJAKSCWTJQTCADJ',
    'ACJKTJKWQJCTJQTCBDQBKTQDKTSWADJ',
    'QSTJKDWTKJQCABDACJKDQTJWCQTBKTJ',
    'KAWBQKTJKCBADSTQJDTCQTJKDJWQTCJ',
    'CJQKTQBWJKATJKSJCTQCBADTKDTQJWD',
  ],
  pays: {
    W: { 3: 50, 4: 250, 5: 1000 },
    A: { 3: 40, 4: 200, 5: 1000 },
    B: { 3: 30, 4: 100, 5: 400 },
    C: { 3: 20, 4: 80, 5: 250 },
    D: { 3: 15, 4: 60, 5: 200 },
    K: { 3: 8, 4: 30, 5: 120 },
    Q: { 3: 8, 4: 25, 5: 100 },
    J: { 3: 5, 4: 20, 5: 80 },
    T: { 3: 5, 4: 20, 5: 75 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  freeSpins: { scatters: 3, spins: 10, multiplier: 2, maxPerRound: 200 },
  rtpPercent: 96.593,
  hitRate: 0.3306,
  volatility: 'medium',
  maxWinTimesBet: 419,
};
