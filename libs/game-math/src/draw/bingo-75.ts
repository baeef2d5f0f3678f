import { bingoModel } from './bingo.ts';
import type { CardShape } from './bingo-cards.ts';
import { cellsOf, linesOf, unionsOf } from './bingo-patterns.ts';

const shape: CardShape = { rows: 5, columns: 5, perColumn: 15, hasFreeCell: true };
const lines = linesOf(shape);

/** Forty of seventy-five balls against five by five cards with a free cell, and up to eight extra balls. */
export const bingo75 = bingoModel({
  id: 'bingo-75',
  shape,
  all: 75,
  drawn: 40,
  maxExtraBalls: 8,
  volatility: 'medium',
  patterns: [
    { id: 'full', returns: 100_000, groups: [cellsOf('#####', '#####', '#####', '#####', '#####')] },
    { id: 'perimeter', returns: 2_000, groups: [cellsOf('#####', '#...#', '#...#', '#...#', '#####')] },
    { id: 'x', returns: 20, groups: [cellsOf('#...#', '.#.#.', '..#..', '.#.#.', '#...#')] },
    { id: 'three-lines', returns: 6, groups: unionsOf(lines, 3) },
    { id: 'corners', returns: 3, groups: [cellsOf('#...#', '.....', '.....', '.....', '#...#')] },
    { id: 'two-lines', returns: 2.5, groups: unionsOf(lines, 2) },
    { id: 'line', returns: 1, groups: lines },
  ],
  counts: {
    full: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    perimeter: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8, 28, 56, 70, 56, 28, 8, 0],
    x: [0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 120, 560, 1820, 4368, 8008, 11440, 12870, 11440, 8008, 4368, 1819, 556, 114, 12, 0],
    'three-lines': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 622, 4376, 18120, 48360, 85677, 99952, 74016, 32952, 8647, 1412, 134, 4, 0],
    corners: [0, 0, 0, 0, 1, 20, 190, 1140, 4844, 15488, 38640, 76960, 124112, 163100, 173872, 146820, 92755, 39220, 8966, 692, 0, 0, 0, 0, 0],
    'two-lines': [0, 0, 0, 0, 0, 0, 0, 0, 29, 480, 3710, 17648, 57229, 132120, 219834, 260676, 212307, 110352, 31856, 3860, 90, 0, 0, 0, 0],
    line: [0, 0, 0, 0, 4, 88, 910, 5888, 26698, 89852, 231504, 463524, 723434, 873256, 799204, 535064, 246848, 70948, 10594, 552, 0, 0, 0, 0, 0],
  },
});
