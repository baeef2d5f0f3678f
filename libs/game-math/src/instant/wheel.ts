import { times } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { prizeDrawModel } from './prize-draw.ts';

/** Returns of the fifty fields, clockwise: no two winning fields of a kind are neighbours. */
export const wheelFields: readonly number[] = [
  7.5, 0, 1.5, 0, 2, 0, 1.5, 0, 0, 1.5, 0, 3, 0, 1.5, 0, 0, 2, 0, 1.5, 0, 0, 1.5, 0, 2, 0, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 1.5, 0, 0, 1.5, 0, 2, 0,
  1.5, 0, 3, 0, 1.5, 0, 2, 1.5, 0,
];

/** The field at which the wheel stops. */
export const wheel = prizeDrawModel<number>({
  id: 'wheel-50',
  maxBets: 1,
  volatility: 'low',
  exampleSpots: ['wheel'],
  prizesOf: (spot) => (spot === 'wheel' ? wheelFields.map((back) => ({ multiple: times(back), weight: 1 })) : undefined),
  draw(_spot, next) {
    const field = uniformInt(next, wheelFields.length);
    return { shown: field, multiple: times(wheelFields[field] ?? 0) };
  },
});
