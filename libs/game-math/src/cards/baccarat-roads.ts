import type { BaccaratResult, BaccaratWinner } from './baccarat.ts';

/** Rows of a road; columns are added as they are needed. */
export const roadRows = 6;

/** A place of the bead road: one round. */
export type Bead = BaccaratResult & { readonly column: number; readonly row: number };

/** A place of the big road: a round that was won, with the ties that followed it. */
export type BigRoadMark = BaccaratResult & {
  readonly column: number;
  readonly row: number;
  /** `tie` only on the first place, while every round so far was a tie. */
  readonly winner: BaccaratWinner;
  readonly ties: number;
};

/** Every round in order, column by column from the top. */
export function beadRoad(results: readonly BaccaratResult[]): Bead[] {
  return results.map(({ winner, hasPlayerPair, hasBankerPair }, round) => ({
    column: Math.floor(round / roadRows),
    row: round % roadRows,
    winner,
    hasPlayerPair,
    hasBankerPair,
  }));
}

/**
 * A column for each series of wins of one side. A series that reaches the last row, or a place that is taken, continues to the right. Ties are counted on
 * the last win, and ties before the first win on the first place. Pairs of a tied round are not marked.
 */
export function bigRoad(results: readonly BaccaratResult[]): BigRoadMark[] {
  const marks: BigRoadMark[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => !taken.has(`${column}-${row}`);
  let seriesColumn = 0;
  let hasTurned = false;

  for (const { winner, hasPlayerPair, hasBankerPair } of results) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      const tied = last ?? { column: 0, row: 0, winner, ties: 0, hasPlayerPair: false, hasBankerPair: false };
      marks.splice(-1, 1, { ...tied, ties: tied.ties + 1 });
      continue;
    }
    if (!last || last.winner === 'tie') {
      marks.splice(-1, 1, { column: 0, row: 0, winner, ties: last?.ties ?? 0, hasPlayerPair, hasBankerPair });
    } else if (last.winner === winner) {
      hasTurned ||= last.row === roadRows - 1 || !isFree(last.column, last.row + 1);
      const [column, row] = hasTurned ? [last.column + 1, last.row] : [last.column, last.row + 1];
      marks.push({ column, row, winner, ties: 0, hasPlayerPair, hasBankerPair });
    } else {
      do seriesColumn++;
      while (!isFree(seriesColumn, 0));
      hasTurned = false;
      marks.push({ column: seriesColumn, row: 0, winner, ties: 0, hasPlayerPair, hasBankerPair });
    }
    const { column = 0, row = 0 } = marks.at(-1) ?? {};
    taken.add(`${column}-${row}`);
  }
  return marks;
}
