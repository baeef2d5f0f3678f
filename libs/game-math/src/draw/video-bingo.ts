import { bingoModel } from './bingo.ts';
import type { CardShape } from './bingo-cards.ts';
import { cellsOf, linesOf, unionsOf } from './bingo-patterns.ts';

const shape: CardShape = { rows: 3, columns: 5, perColumn: 12, hasFreeCell: false };
const lines = linesOf(shape);

/** Thirty of sixty balls against cards of three rows, and up to ten extra balls. */
export const videoBingo = bingoModel({
  id: 'video-bingo',
  shape,
  all: 60,
  drawn: 30,
  maxExtraBalls: 10,
  volatility: 'high',
  patterns: [
    { id: 'full', returns: 3_000, groups: [cellsOf('#####', '#####', '#####')] },
    { id: 'perimeter', returns: 500, groups: [cellsOf('#####', '#...#', '#####')] },
    { id: 'two-lines', returns: 120, groups: unionsOf(lines, 2) },
    { id: 'x', returns: 16, groups: [cellsOf('#...#', '.#.#.', '#...#')] },
    { id: 'v-or-w', returns: 5, groups: [cellsOf('#...#', '.#.#.', '..#..'), cellsOf('..#..', '.#.#.', '#...#')] },
    { id: 'line', returns: 4, groups: lines },
    { id: 'corners', returns: 3, groups: [cellsOf('#...#', '.....', '#...#')] },
  ],
  counts: {
    full: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    perimeter: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 3, 0],
    'two-lines': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 15, 29, 27, 12, 0],
    x: [0, 0, 0, 0, 0, 0, 1, 9, 36, 84, 126, 126, 81, 27, 0, 0],
    'v-or-w': [0, 0, 0, 0, 0, 2, 20, 88, 224, 364, 392, 278, 120, 24, 0, 0],
    line: [0, 0, 0, 0, 0, 3, 30, 135, 356, 599, 652, 439, 162, 24, 0, 0],
    corners: [0, 0, 0, 0, 1, 11, 54, 154, 278, 324, 237, 99, 18, 0, 0, 0],
  },
});
