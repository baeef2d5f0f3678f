import { choose } from '../choose.ts';
import { times } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { prizeDrawModel } from './prize-draw.ts';

/** Returns of the pockets from the edge to the middle; the other side mirrors them. */
const halves: Readonly<Record<string, readonly number[]>> = {
  '8-low': [5.6, 2.1, 1.1, 1, 0.5],
  '8-medium': [13, 3, 1.3, 0.7, 0.4],
  '8-high': [29, 4, 1.5, 0.3, 0.2],
  '12-low': [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
  '12-medium': [33, 11, 4, 2, 1.1, 0.6, 0.3],
  '12-high': [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
  '16-low': [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
  '16-medium': [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
  '16-high': [1_000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
};

/** Returns of all pockets of a spot such as `12-medium`, from the left; undefined if there is no such spot. */
export function pocketsOf(spot: string): readonly number[] | undefined {
  const half = Object.hasOwn(halves, spot) ? halves[spot] : undefined;
  return half && [...half, ...half.slice(0, -1).toReversed()];
}

/** The way of a ball: 1 at each row where it falls to the right. */
export type BallPath = readonly (0 | 1)[];

/** A ball falls through 8, 12 or 16 rows of pegs, at each to the left or the right with the same chance. */
export const plinko = prizeDrawModel<BallPath>({
  id: 'plinko',
  maxBets: 25,
  volatility: 'medium',
  exampleSpots: Object.keys(halves),
  prizesOf: (spot) => {
    const pockets = pocketsOf(spot);
    return pockets?.map((back, pocket) => ({ multiple: times(back), weight: choose(pockets.length - 1, pocket) }));
  },
  draw(spot, next) {
    const pockets = pocketsOf(spot) ?? [];
    const path = pockets.slice(1).map(() => (uniformInt(next, 2) === 1 ? 1 : 0));
    const pocket = path.filter((turn) => turn === 1).length;
    return { shown: path, multiple: times(pockets[pocket] ?? 0) };
  },
});
