import { times } from '../multiple.ts';
import { shuffled } from '../shuffle.ts';
import { uniformInt, type WordSource } from '../uniform-int.ts';
import { weightedIndex } from '../weighted.ts';
import { prizeDrawModel } from './prize-draw.ts';

/** Prizes in stakes, and how many of a million tickets have them. */
export const scratchPrizes = [
  { returns: 50_000, tickets: 1 },
  { returns: 10_000, tickets: 5 },
  { returns: 1_000, tickets: 40 },
  { returns: 100, tickets: 600 },
  { returns: 50, tickets: 1_500 },
  { returns: 20, tickets: 4_000 },
  { returns: 10, tickets: 12_000 },
  { returns: 5, tickets: 30_000 },
  { returns: 2, tickets: 100_000 },
  { returns: 1, tickets: 120_000 },
] as const;
const million = 1_000_000;
const winning = scratchPrizes.reduce((sum, { tickets }) => sum + tickets, 0);
const weights = [...scratchPrizes.map(({ tickets }) => tickets), million - winning];

const cellCount = 9;
/** The prize of each cell, by its place in the table. Three of a kind win. */
export type ScratchCells = readonly number[];

/** Cells without three of a kind, of the prizes that are allowed: each such card is equally likely. */
function losingCells(count: number, allowed: readonly number[], next: WordSource): number[] {
  for (;;) {
    const cells = Array.from({ length: count }, () => allowed[uniformInt(next, allowed.length)] ?? 0);
    if (allowed.every((prize) => cells.filter((cell) => cell === prize).length < 3)) return cells;
  }
}

/** A card of nine cells: the ticket's prize is drawn first, then a card that shows it; no card is made to look close. */
export const scratchCard = prizeDrawModel<ScratchCells>({
  id: 'scratch-card',
  maxBets: 1,
  volatility: 'high',
  exampleSpots: ['card'],
  prizesOf: (spot) =>
    spot === 'card'
      ? [...scratchPrizes.map(({ returns, tickets }) => ({ multiple: times(returns), weight: tickets })), { multiple: 0, weight: million - winning }]
      : undefined,
  draw(_spot, next) {
    const drawn = weightedIndex(next, weights);
    const prize = scratchPrizes[drawn];
    const all = scratchPrizes.map((_, index) => index);
    if (!prize) return { shown: losingCells(cellCount, all, next), multiple: 0 };
    const others = losingCells(
      cellCount - 3,
      all.filter((index) => index !== drawn),
      next,
    );
    return { shown: shuffled([drawn, drawn, drawn, ...others], next), multiple: times(prize.returns) };
  },
});
