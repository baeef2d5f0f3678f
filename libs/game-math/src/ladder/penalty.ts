import type { Multiple } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { ladderModel } from './ladder.ts';

/** Places of the goal, from the left; the keeper covers one of them. */
export const goalPlaces = 5;
const maxKicks = 5;
/** Share of the stakes that comes back, in per cent, wherever the player stops. */
const returnPercent = 97;

/** What a round returns after `goals`, cut to four decimals. */
export function penaltyMultiple(goals: number): Multiple {
  if (goals === 0) return 10_000;
  return Math.floor((returnPercent * 100 * goalPlaces ** goals) / (goalPlaces - 1) ** goals);
}

export type PenaltyView = {
  /** Where each ball was kicked and where the keeper jumped; the last kick failed if they are the same. */
  readonly kicks: readonly { readonly aim: number; readonly keeper: number }[];
};

const aims = Array.from({ length: goalPlaces }, (_, place) => `kick-${place}`);

/** Up to five penalties: the keeper covers one of five places, drawn for each kick. */
export const penalty = ladderModel<PenaltyView>({
  id: 'penalty',
  volatility: 'medium',
  maxMultipleOf: () => penaltyMultiple(maxKicks),
  exampleSpots: ['shoot-out'],
  isSpot: (spot) => spot === 'shoot-out',
  firstStepOf: () => [{ chance: (goalPlaces - 1) / goalPlaces, multiple: penaltyMultiple(1) }],
  climb(_spot, steps, next) {
    const kicks = steps.map((step) => ({ aim: Number(step.slice('kick-'.length)), keeper: uniformInt(next, goalPlaces) }));
    const hasFailed = kicks.some(({ aim, keeper }) => aim === keeper);
    const view: PenaltyView = { kicks };
    return {
      open: view,
      over: view,
      multiple: hasFailed ? 0 : penaltyMultiple(kicks.length),
      steps: hasFailed || kicks.length === maxKicks ? [] : aims,
    };
  },
});
