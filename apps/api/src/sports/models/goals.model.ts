import { unitOf, type Final, type SportModel, type Strengths } from './sport-model.ts';
import { timelineMatch, type Scoring, type Stretch } from './timeline.ts';

type GoalsGame = {
  /** Average goals per match of each side, for sides of equal strength. */
  readonly home: number;
  readonly away: number;
  /** How much the difference in strength changes the average goals. */
  readonly spread: number;
  readonly stretches: readonly Stretch[];
  readonly quietSeconds: number;
};

/** Maximum goals of one side that prices consider: more have a probability below 1 in 100 million. */
const maxGoals = 24;

/**
 * Matches decided by goals. Each side's goals are a Poisson process of constant rate, so the remaining goals are Poisson-distributed in proportion to
 * the remaining time, independent of the score. Only the regular time counts.
 */
export function createGoalsModel({ home, away, spread, stretches, quietSeconds }: GoalsGame): SportModel {
  const playSeconds = stretches.reduce((sum, { seconds, isPlay }) => sum + (isPlay ? seconds : 0), 0);

  function expectedGoals(strengths: Strengths) {
    const edge = Math.exp(spread * (strengths.home - strengths.away));
    return { home: home * edge, away: away / edge };
  }

  return {
    opening: { phase: 'live', matchStatus: 'not_started', playedSeconds: 0, score: { home: 0, away: 0 }, periods: [], isUnsettled: false },

    draw(strengths, words) {
      const goals = expectedGoals(strengths);
      const both = goals.home + goals.away;
      const scorings: Scoring[] = [];
      const wait = () => (-Math.log(unitOf(words)) / both) * playSeconds;
      for (let at = wait(); at < playSeconds; at += wait()) {
        scorings.push({ at, side: unitOf(words) * both < goals.home ? 'home' : 'away', points: 1 });
      }
      return timelineMatch(stretches, scorings, quietSeconds);
    },

    finals(strengths, { score, playedSeconds }) {
      const goals = expectedGoals(strengths);
      const left = 1 - playedSeconds / playSeconds;
      const more = { home: poisson(goals.home * left), away: poisson(goals.away * left) };
      const finals: Final[] = [];
      for (const [moreHome, chanceHome] of more.home.entries()) {
        for (const [moreAway, chanceAway] of more.away.entries()) {
          const final = { home: score.home + moreHome, away: score.away + moreAway };
          finals.push({ score: final, total: final.home + final.away, probability: chanceHome * chanceAway });
        }
      }
      return finals;
    },
  };
}

function poisson(mean: number): number[] {
  const chances: number[] = [Math.exp(-mean)];
  for (let goals = 1; goals <= maxGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}
