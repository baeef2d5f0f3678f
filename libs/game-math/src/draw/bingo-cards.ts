import { numbersTo, shuffled } from '../shuffle.ts';
import type { WordSource } from '../uniform-int.ts';

/** A card by rows from the top; 0 is the free cell. */
export type BingoCard = readonly (readonly number[])[];

export type CardShape = {
  readonly rows: number;
  readonly columns: number;
  /** Numbers of each column, lowest first: 15 gives 1 to 15, 16 to 30 and so on. */
  readonly perColumn: number;
  /** Whether the cell in the middle is free. */
  readonly hasFreeCell: boolean;
};

/** Draws a card: each column has its own range of numbers, in ascending order from the top. */
export function drawCard({ rows, columns, perColumn, hasFreeCell }: CardShape, next: WordSource): BingoCard {
  const byColumn = Array.from({ length: columns }, (_, column) =>
    shuffled(numbersTo(perColumn), next)
      .slice(0, rows)
      .map((number) => column * perColumn + number)
      .toSorted((a, b) => a - b),
  );
  const isFree = (row: number, column: number) => hasFreeCell && row === (rows - 1) / 2 && column === (columns - 1) / 2;
  return Array.from({ length: rows }, (_, row) => byColumn.map((numbers, column) => (isFree(row, column) ? 0 : (numbers[row] ?? 0))));
}

/** Whether each cell is marked, row by row from the top; the free cell always is. */
export function marksOf(card: BingoCard, drawn: ReadonlySet<number>): readonly boolean[] {
  return card.flatMap((row) => row.map((number) => number === 0 || drawn.has(number)));
}
