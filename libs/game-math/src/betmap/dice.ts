import { times, type Multiple } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { betMapModel } from './bet-map.ts';

export type TwoDice = readonly [number, number];

const faces = [1, 2, 3, 4, 5, 6];
const twoDiceThrows = faces.flatMap((a) => faces.map((b): TwoDice => [a, b]));

/** Returns by the total of two dice, the stake included; between 94 % and 97 % of the stakes come back. */
const totalReturns: Readonly<Record<number, number>> = { 2: 34, 3: 17, 4: 11.5, 5: 8.6, 6: 6.9, 7: 5.8, 8: 6.9, 9: 8.6, 10: 11.5, 11: 17, 12: 34 };
/** The field: 3, 4, 9, 10 and 11 return twice the stake, 2 three times, 12 four times. */
const fieldReturns: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2, 9: 2, 10: 2, 11: 2, 12: 4 };

const twoDiceSpots: Readonly<Record<string, (sum: number, isDouble: boolean) => Multiple>> = {
  field: (sum) => times(fieldReturns[sum] ?? 0),
  'under-7': (sum) => (sum < 7 ? times(2.3) : 0),
  'over-7': (sum) => (sum > 7 ? times(2.3) : 0),
  double: (_sum, isDouble) => (isDouble ? times(5.8) : 0),
  ...Object.fromEntries(
    Object.entries(totalReturns).map(([total, back]) => [`total-${total}`, (sum: number) => (sum === Number(total) ? times(back) : 0)]),
  ),
};

/** Two dice: the field, under or over seven, a double, and every total. */
export const twoDice = betMapModel<TwoDice>({
  id: 'two-dice',
  maxBets: Object.keys(twoDiceSpots).length,
  volatility: 'low',
  exampleSpots: Object.keys(twoDiceSpots),
  outcomes: twoDiceThrows.map((outcome) => ({ outcome, weight: 1 })),
  draw: (next) => [uniformInt(next, 6) + 1, uniformInt(next, 6) + 1],
  multipleOf: (spot, [a, b]) => (Object.hasOwn(twoDiceSpots, spot) ? twoDiceSpots[spot]?.(a + b, a === b) : undefined),
});

/** A roll of 0.00 to 99.99, in hundredths. */
export type Roll = number;
const rolls = 10_000;
/** The chance of a bet, in hundredths of a per cent. */
const chances = { least: 100, most: 9_500 };
/** 99 % of a fair return, cut to four decimals. */
const rollMultiple = (chance: number): Multiple => Math.floor((9_900 * 10_000) / chance);

/** `under-4950` wins below 49.50, `over-5049` above 50.49; both have a chance of 49.50 %. */
function parseRollSpot(spot: string): { chance: number; wins: (roll: Roll) => boolean } | undefined {
  const [, side, figure] = /^(under|over)-([1-9]\d{0,3})$/.exec(spot) ?? [];
  if (!side) return undefined;
  const limit = Number(figure);
  const chance = side === 'under' ? limit : rolls - 1 - limit;
  if (chance < chances.least || chance > chances.most) return undefined;
  return { chance, wins: (roll) => (side === 'under' ? roll < limit : roll > limit) };
}

/** A roll of 0.00 to 99.99 over or under a figure that the player chooses: the return follows from the chance. */
export const overUnder = betMapModel<Roll>({
  id: 'over-under',
  maxBets: 1,
  volatility: 'low',
  exampleSpots: ['under-100', 'under-1000', 'under-4950', 'over-5049', 'under-9500', 'over-9899'],
  outcomes: Array.from({ length: rolls }, (_, outcome) => ({ outcome, weight: 1 })),
  draw: (next) => uniformInt(next, rolls),
  multipleOf(spot, roll) {
    const bet = parseRollSpot(spot);
    return bet && (bet.wins(roll) ? rollMultiple(bet.chance) : 0);
  },
});
