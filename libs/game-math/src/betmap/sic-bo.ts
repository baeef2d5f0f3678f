import { times, type Multiple } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { betMapModel } from './bet-map.ts';

/** Three dice, in the order of the draw. */
export type ThreeDice = readonly [number, number, number];

const faces = [1, 2, 3, 4, 5, 6];
const allThrows = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): ThreeDice => [a, b, c])));

/** Returns by the total of the dice, the stake included. */
const totalReturns: Readonly<Record<number, number>> = {
  4: 63,
  5: 32,
  6: 19,
  7: 13,
  8: 9,
  9: 8,
  10: 7,
  11: 7,
  12: 8,
  13: 9,
  14: 13,
  15: 19,
  16: 32,
  17: 63,
};
/** Returns of a single number by how many dice show it. */
const singleReturns = [0, 2, 3, 13];

type Dice = { readonly thrown: ThreeDice; readonly sum: number; readonly isTriple: boolean };
const countOf = ({ thrown }: Dice, face: number) => thrown.filter((die) => die === face).length;

const spots: Readonly<Record<string, (dice: Dice) => Multiple>> = {
  // Every triple loses on the four even chances.
  small: ({ sum, isTriple }) => (!isTriple && sum <= 10 ? times(2) : 0),
  big: ({ sum, isTriple }) => (!isTriple && sum >= 11 ? times(2) : 0),
  odd: ({ sum, isTriple }) => (!isTriple && sum % 2 === 1 ? times(2) : 0),
  even: ({ sum, isTriple }) => (!isTriple && sum % 2 === 0 ? times(2) : 0),
  'any-triple': ({ isTriple }) => (isTriple ? times(31) : 0),
  ...Object.fromEntries(
    faces.flatMap((face) => [
      [`single-${face}`, (dice: Dice) => times(singleReturns[countOf(dice, face)] ?? 0)],
      [`double-${face}`, (dice: Dice) => (countOf(dice, face) >= 2 ? times(11) : 0)],
      [`triple-${face}`, (dice: Dice) => (countOf(dice, face) === 3 ? times(181) : 0)],
    ]),
  ),
  ...Object.fromEntries(
    faces.flatMap((low) =>
      faces
        .filter((high) => high > low)
        .map((high) => [`combo-${low}-${high}`, (dice: Dice) => (countOf(dice, low) > 0 && countOf(dice, high) > 0 ? times(7) : 0)]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(totalReturns).map(([total, back]) => [`total-${total}`, ({ sum }: Dice) => (sum === Number(total) ? times(back) : 0)]),
  ),
};

/** Three dice with the usual table; a combination pays 6 to 1. */
export const sicBo = betMapModel<ThreeDice>({
  id: 'sic-bo',
  maxBets: Object.keys(spots).length,
  volatility: 'medium',
  exampleSpots: Object.keys(spots),
  outcomes: allThrows.map((outcome) => ({ outcome, weight: 1 })),
  draw: (next) => [uniformInt(next, 6) + 1, uniformInt(next, 6) + 1, uniformInt(next, 6) + 1],
  multipleOf(spot, thrown) {
    if (!Object.hasOwn(spots, spot)) return undefined;
    const [a, b, c] = thrown;
    return spots[spot]?.({ thrown, sum: a + b + c, isTriple: a === b && b === c });
  },
});
