import { times } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { prizeDrawModel } from './prize-draw.ts';

export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

const isSide = (spot: string): spot is CoinSide => coinSides.some((side) => side === spot);
const multiple = times(1.96);

/** A coin: the chosen side returns 1.96 stakes. */
export const coinFlip = prizeDrawModel<CoinSide>({
  id: 'coin-flip',
  maxBets: 1,
  volatility: 'low',
  exampleSpots: coinSides,
  prizesOf: (spot) =>
    isSide(spot)
      ? [
          { multiple, weight: 1 },
          { multiple: 0, weight: 1 },
        ]
      : undefined,
  draw(spot, next) {
    const side = uniformInt(next, 2) === 0 ? 'heads' : 'tails';
    return { shown: side, multiple: side === spot ? multiple : 0 };
  },
});
