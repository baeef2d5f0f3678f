import { highestPattern, type BingoCard, type BingoPattern, type BingoRules } from '@playfront/game-math';

/** A pattern with the cells that it still needs. */
export type NearPattern = { readonly pattern: BingoPattern; readonly cells: readonly number[]; readonly missing: readonly number[] };

/** The pattern that needs the fewest further numbers, of those that return more than the card does now; of equals the highest. */
export function nearestPattern(patterns: readonly BingoPattern[], marks: readonly boolean[]): NearPattern | undefined {
  const reached = highestPattern(patterns, marks)?.returns ?? 0;
  let nearest: NearPattern | undefined;
  for (const pattern of patterns.filter(({ returns }) => returns > reached)) {
    for (const cells of pattern.groups) {
      const missing = cells.filter((cell) => !marks[cell]);
      if (!nearest || missing.length < nearest.missing.length) nearest = { pattern, cells, missing };
    }
  }
  return nearest;
}

/** The cells of the highest pattern that a card has. */
export function patternCells(patterns: readonly BingoPattern[], marks: readonly boolean[]): readonly number[] {
  return highestPattern(patterns, marks)?.groups.find((cells) => cells.every((cell) => marks[cell])) ?? [];
}

/** A card before the server has drawn one: `undefined` is a number that is not known yet. */
export function emptyCells({ shape: { rows, columns, hasFreeCell } }: BingoRules): readonly (number | undefined)[] {
  const count = rows * columns;
  return Array.from({ length: count }, (_, cell) => (hasFreeCell && cell === (count - 1) / 2 ? 0 : undefined));
}

export function cellsOfCard(card: BingoCard): readonly number[] {
  return card.flat();
}

/** The column of a number, from 1: it sets the colour of the ball. */
export function columnOf(number: number, { shape: { perColumn } }: BingoRules): string {
  return String(Math.ceil(number / perColumn));
}

/** Time after a call: the last ten calls, and extra balls, are slower. */
export function callPaceMs(index: number, drawn: number): number {
  return index >= drawn ? 900 : index >= drawn - 10 ? 180 : 75;
}
