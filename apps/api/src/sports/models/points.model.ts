import type { WordSource } from '@playfront/game-math';
import { unitOf, type Final, type Score, type SportModel, type Strengths } from './sport-model.ts';
import { timelineMatch, type Scoring, type Stretch } from './timeline.ts';

/** Duration of a possession; the sides alternate. */
const possessionSeconds = 15;
const quarters: readonly Stretch[] = [
  { name: '1st_quarter', seconds: 600, isPlay: true },
  { name: 'break', seconds: 120, isPlay: false },
  { name: '2nd_quarter', seconds: 600, isPlay: true },
  { name: 'half_time', seconds: 900, isPlay: false },
  { name: '3rd_quarter', seconds: 600, isPlay: true },
  { name: 'break', seconds: 120, isPlay: false },
  { name: '4th_quarter', seconds: 600, isPlay: true },
];
const overtime = (name: string): readonly Stretch[] => [
  { name: 'break', seconds: 120, isPlay: false },
  { name, seconds: 300, isPlay: true },
];
const regularPossessions = 2400 / possessionSeconds;
const overtimePossessions = 300 / possessionSeconds;

/** Probability of 0, 1, 2 and 3 points from one possession. */
type Shot = readonly [number, number, number, number];
/** Probabilities by points, from 0. */
type Distribution = readonly number[];

/** Results below this probability are ignored in prices; the threshold for overtimes is higher, because these are rare. */
const negligible = 1e-6;
const overtimeNegligible = 1e-3;

/** Basketball as a series of possessions, home first, and overtimes until one side leads. Prices are sums over possessions. */
export const pointsModel: SportModel = {
  opening: { phase: 'live', matchStatus: 'not_started', playedSeconds: 0, score: { home: 0, away: 0 }, periods: [], isUnsettled: false },

  draw(strengths, words) {
    const shots = shotsOf(strengths);
    const stretches = [...quarters];
    const scorings: Scoring[] = [];
    const score = { home: 0, away: 0 };
    const play = (from: number, count: number) => {
      for (let possession = from; possession < from + count; possession += 1) {
        const side = possession % 2 === 0 ? 'home' : 'away';
        const points = shoot(shots[side], words);
        score[side] += points;
        if (points > 0) scorings.push({ at: (possession + 1) * possessionSeconds, side, points });
      }
    };
    play(0, regularPossessions);
    for (let extra = 0; score.home === score.away; extra += 1) {
      stretches.push(...overtime(`overtime_${extra + 1}`));
      play(regularPossessions + extra * overtimePossessions, overtimePossessions);
    }
    return timelineMatch(stretches, scorings, 0);
  },

  finals(strengths, { score, playedSeconds }) {
    const shots = shotsOf(strengths);
    const left = possessionsLeft(Math.floor(playedSeconds / possessionSeconds));
    const ends = endsOf(score, pointsIn(shots.home, left.home), pointsIn(shots.away, left.away));
    const extra = overtimeEnds(shots);
    const finals = ends.flatMap((end) =>
      end.home === end.away
        ? extra.map(({ home, away, chance }) => ({ home: end.home + home, away: end.away + away, chance: end.chance * chance }))
        : [end],
    );
    return finals.map(({ home, away, chance }): Final => ({ score: { home, away }, total: home + away, probability: chance }));
  },
};

function shotsOf({ home, away }: Strengths): { home: Shot; away: Shot } {
  const shot = (edge: number): Shot => {
    const hit = 0.5 * (1 + edge);
    return [1 - hit, hit * 0.1, hit * 0.65, hit * 0.25];
  };
  return { home: shot(0.015 + 0.05 * (home - away)), away: shot(-0.015 + 0.05 * (away - home)) };
}

function shoot(shot: Shot, words: WordSource): number {
  let rest = unitOf(words);
  return shot.findIndex((chance) => (rest -= chance) < 0);
}

/** Remaining possessions of the quarters or of the current overtime. Home has every even possession. */
function possessionsLeft(done: number): Score {
  const overtimes = Math.max(Math.ceil((done - regularPossessions) / overtimePossessions), 0);
  const all = regularPossessions + overtimes * overtimePossessions;
  return { home: Math.ceil(all / 2) - Math.ceil(done / 2), away: Math.floor(all / 2) - Math.floor(done / 2) };
}

function pointsIn(shot: Shot, possessions: number): Distribution {
  let points: number[] = [1];
  for (let possession = 0; possession < possessions; possession += 1) {
    const next = Array.from({ length: points.length + shot.length - 1 }, () => 0);
    for (const [sum, chance] of points.entries()) {
      if (chance < negligible) continue;
      for (const [more, chanceOfMore] of shot.entries()) next[sum + more] = (next[sum + more] ?? 0) + chance * chanceOfMore;
    }
    points = next;
  }
  return points;
}

type End = Score & { readonly chance: number };

function endsOf(score: Score, home: Distribution, away: Distribution): End[] {
  const ends: End[] = [];
  for (const [moreHome, chanceHome] of home.entries()) {
    for (const [moreAway, chanceAway] of away.entries()) {
      const chance = chanceHome * chanceAway;
      if (chance > negligible) ends.push({ home: score.home + moreHome, away: score.away + moreAway, chance });
    }
  }
  return ends;
}

/** The points of a decided overtime. Those of an undecided one before it (1 match in 200) are ignored. */
function overtimeEnds(shots: { home: Shot; away: Shot }): End[] {
  const each = overtimePossessions / 2;
  const ends = endsOf({ home: 0, away: 0 }, pointsIn(shots.home, each), pointsIn(shots.away, each));
  const decided = ends.filter(({ home, away, chance }) => home !== away && chance > overtimeNegligible);
  const all = decided.reduce((sum, { chance }) => sum + chance, 0);
  return decided.map((end) => ({ ...end, chance: end.chance / all }));
}
