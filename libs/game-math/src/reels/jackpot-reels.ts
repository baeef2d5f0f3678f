import { times } from '../multiple.ts';
import type { ReelsModel } from './reels-model.ts';

/** 5 × 3, ten lines, free spins at ×2, and a jackpot that all its games share. `rtpPercent` leaves the jackpot out: see `jackpotReturn`. */
export const jackpotReels: ReelsModel = {
  id: 'jackpot-reels',
  reels: 5,
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 1, 0, 1, 1],
  ],
  strips: [
    'JDTJKJTAQKCTQJCBTDWCQTAKJBKSJQD',
    'SKCQCTCKAJQTKQTWJAJBJCTKDADTDBTQ',
    'KJTJWKDQACWDCSTQTJCKAJQBDCKTBTJDQ',
    'AKDTJTWDBQTQJATBQKDTCTKCJSKJCDJ',
    'CJQASCBKCJTQTKAJTDWTKQJQDJTCBQK',
  ],
  pays: {
    W: { 3: 50, 4: 300, 5: 1500 },
    A: { 3: 50, 4: 200, 5: 1000 },
    B: { 3: 40, 4: 150, 5: 500 },
    C: { 3: 30, 4: 100, 5: 250 },
    D: { 3: 25, 4: 80, 5: 200 },
    K: { 3: 15, 4: 40, 5: 125 },
    Q: { 3: 12, 4: 35, 5: 100 },
    J: { 3: 8, 4: 25, 5: 80 },
    T: { 3: 8, 4: 25, 5: 80 },
  },
  scatterPays: { 3: 3, 4: 15, 5: 150 },
  freeSpins: { scatters: 3, spins: 8, multiplier: 2, maxPerRound: 160 },
  jackpot: { contribution: times(0.01), seedMinor: 500_000, stakesPerWinMinor: 250_000_000 },
  rtpPercent: 94.891,
  hitRate: 0.2852,
  volatility: 'medium',
  maxWinTimesBet: 410,
};
