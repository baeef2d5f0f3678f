import type { CardShape } from './bingo-cards.ts';

/** A pattern: any of these groups of cells, all marked. Cells are counted row by row from the top. */
export type BingoPattern = {
  readonly id: 'full' | 'perimeter' | 'x' | 'three-lines' | 'two-lines' | 'v-or-w' | 'line' | 'corners';
  /** What it returns, in stakes of one card. */
  readonly returns: number;
  readonly groups: readonly (readonly number[])[];
};

/** The highest pattern of a card; `patterns` are sorted by what they return. */
export function highestPattern(patterns: readonly BingoPattern[], marks: readonly boolean[]): BingoPattern | undefined {
  return patterns.find(({ groups }) => groups.some((cells) => cells.every((cell) => marks[cell])));
}

/** Cells of a drawing, in which `#` marks a cell of the pattern. */
export function cellsOf(...rows: readonly string[]): readonly number[] {
  return [...rows.join('')].flatMap((sign, cell) => (sign === '#' ? [cell] : []));
}

/** Every full row, and every full column and diagonal of a square card. */
export function linesOf({ rows, columns }: CardShape): readonly (readonly number[])[] {
  const across = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_cell, column) => row * columns + column));
  if (rows !== columns) return across;
  const down = Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_cell, row) => row * columns + column));
  const diagonals = [across.map((_, index) => index * (columns + 1)), across.map((_, index) => (index + 1) * (columns - 1))];
  return [...across, ...down, ...diagonals];
}

/** Every union of `count` groups. */
export function unionsOf(groups: readonly (readonly number[])[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return groups.flatMap((group, index) => unionsOf(groups.slice(index + 1), count - 1).map((rest) => [...new Set([...group, ...rest])]));
}
