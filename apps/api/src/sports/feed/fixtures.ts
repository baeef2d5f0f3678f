import { createHash } from 'node:crypto';
import type { Strengths } from '../models/sport-model.ts';
import type { SportId } from '../models/sports.ts';
import type { Fixture } from '../events/feed-messages.ts';
import type { SimulatedLeague } from './leagues.ts';

export type SimulatedFixture = Fixture & { readonly league: SimulatedLeague };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A day's matches of a league. They depend only on the day, so every process creates the same ones. */
export function fixturesOn(league: SimulatedLeague, day: Date): SimulatedFixture[] {
  const midnight = Math.floor(day.getTime() / dayMs) * dayMs;
  const date = new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '');
  return pairsOf(league.sides, midnight / dayMs).map(([home, away], index) => ({
    id: `${league.id}-${date}-${index + 1}`,
    league,
    home,
    away,
    startAt: new Date(midnight + (league.firstStart + index * league.minutesBetween) * minuteMs),
  }));
}

/** One round of a double round robin by the circle method: the first side is fixed and the others rotate; the second half swaps home and away. */
function pairsOf(sides: readonly string[], round: number): [string, string][] {
  const [fixed = '', ...rest] = sides;
  const turn = round % rest.length;
  const circle = [fixed, ...rest.slice(turn), ...rest.slice(0, turn)];
  const isSecondHalf = Math.floor(round / rest.length) % 2 === 1;
  return circle.slice(0, circle.length / 2).map((side, index) => {
    const other = circle[circle.length - 1 - index] ?? '';
    // A side moves by one place per round, so it alternates between home and away by place; the fixed side alternates by round.
    const isTurned = (index === 0 ? round : index) % 2 === 1;
    return isSecondHalf !== isTurned ? [other, side] : [side, other];
  });
}

/** The strengths of the sides of a match. A side's strength is derived from its name and is the same in every match. */
export function strengthsOf(sport: SportId, { home, away }: { home: string; away: string }): Strengths {
  const strengthOf = (side: string) => (createHash('sha256').update(`${sport} ${side}`).digest().readUInt32BE() / 2 ** 32) * 2 - 1;
  return { home: strengthOf(home), away: strengthOf(away) };
}
