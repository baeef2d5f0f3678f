import type { WordSource } from '@playfront/game-math';
import type { MarketType } from '@playfront/api-contract';
import { createGoalsModel } from './goals.model.ts';
import { pointsModel } from './points.model.ts';
import { setsModel } from './sets.model.ts';
import { unitOf, type Match, type SportModel, type Strengths } from './sport-model.ts';

/** The markets of a sport. `totals`: the lines of the total, or `balanced` for the line that is closest to even. */
export type Sport = {
  readonly model: SportModel;
  readonly winner: Extract<MarketType, '1x2' | 'winner'>;
  readonly totals: readonly number[] | 'balanced';
  readonly hasBothScore: boolean;
};

const football = createGoalsModel({
  home: 1.5,
  away: 1.2,
  spread: 0.4,
  stretches: [
    { name: '1st_half', seconds: 2700, isPlay: true },
    { name: 'half_time', seconds: 900, isPlay: false },
    { name: '2nd_half', seconds: 2700, isPlay: true },
  ],
  quietSeconds: 30,
});

const iceHockey = createGoalsModel({
  home: 3.1,
  away: 2.7,
  spread: 0.25,
  stretches: [
    { name: '1st_period', seconds: 1200, isPlay: true },
    { name: 'break', seconds: 900, isPlay: false },
    { name: '2nd_period', seconds: 1200, isPlay: true },
    { name: 'break', seconds: 900, isPlay: false },
    { name: '3rd_period', seconds: 1200, isPlay: true },
  ],
  quietSeconds: 20,
});

/** The sports of the simulated feed. Football and ice hockey are settled by the regular time. */
export const sports = {
  football: { model: football, winner: '1x2', totals: [2.5, 1.5, 3.5], hasBothScore: true },
  'ice-hockey': { model: iceHockey, winner: '1x2', totals: 'balanced', hasBothScore: false },
  tennis: { model: setsModel, winner: 'winner', totals: 'balanced', hasBothScore: false },
  basketball: { model: pointsModel, winner: 'winner', totals: 'balanced', hasBothScore: false },
} as const satisfies Record<string, Sport>;

export type SportId = keyof typeof sports;

/** One match in a hundred is abandoned, as for floodlights, weather or an injury. */
const abandonedShare = 0.01;

/** Draws a match to its end, or to the moment when it is abandoned. */
export function drawMatch(sport: SportId, strengths: Strengths, words: WordSource): Match {
  const isAbandoned = unitOf(words) < abandonedShare;
  const moment = unitOf(words);
  const match = sports[sport].model.draw(strengths, words);
  if (!isAbandoned) return match;
  const seconds = Math.floor(match.seconds * moment);
  return {
    seconds,
    situationAt(second) {
      const situation = match.situationAt(Math.min(second, seconds));
      return second < seconds ? situation : { ...situation, phase: 'abandoned', matchStatus: 'abandoned', isUnsettled: false };
    },
  };
}
