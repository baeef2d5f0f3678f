import { times } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { prizeDrawModel } from './prize-draw.ts';

/** Share of the stakes that comes back, in per cent, on every target. */
const returnPercent = 96;

type Targets = { readonly id: string; readonly targets: readonly number[] };

/** Each shot is a bet on one target: a target of 20 stakes is hit with a chance of 96 / 2,000, whatever the aim is and whatever was hit before. */
function shotsModel({ id, targets }: Targets) {
  const targetOf = (spot: string) => targets.find((target) => `target-${target}` === spot);
  return prizeDrawModel<boolean>({
    id,
    maxBets: 1,
    volatility: 'medium',
    exampleSpots: targets.map((target) => `target-${target}`),
    prizesOf(spot) {
      const target = targetOf(spot);
      return target === undefined
        ? undefined
        : [
            { multiple: times(target), weight: returnPercent },
            { multiple: 0, weight: target * 100 - returnPercent },
          ];
    },
    draw(spot, next) {
      const target = targetOf(spot) ?? 0;
      const isHit = uniformInt(next, target * 100) < returnPercent;
      return { shown: isHit, multiple: isHit ? times(target) : 0 };
    },
  });
}

export const fishing = shotsModel({ id: 'fishing', targets: [2, 3, 5, 8, 10, 15, 20, 30, 50, 80, 100, 150, 200, 500] });
export const shooting = shotsModel({ id: 'shooting', targets: [2, 3, 5, 10, 20, 50, 100] });
