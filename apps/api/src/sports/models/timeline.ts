import type { Match, Score, Side, Situation } from './sport-model.ts';

/** A period of play, or a break. */
export type Stretch = { readonly name: string; readonly seconds: number; readonly isPlay: boolean };
/** A goal or points, `at` a second of play. */
export type Scoring = { readonly at: number; readonly side: Side; readonly points: number };

/** A match from a clock and a list of scorings. After each scoring it is unsettled for `quietSeconds` of play. */
export function timelineMatch(stretches: readonly Stretch[], scorings: readonly Scoring[], quietSeconds: number): Match {
  const playing = stretches.filter(({ isPlay }) => isPlay);
  return {
    seconds: stretches.reduce((sum, { seconds }) => sum + seconds, 0),
    situationAt(second): Situation {
      const { matchStatus, playedSeconds, begun } = readClock(stretches, second);
      const happened = scorings.filter(({ at }) => at <= playedSeconds);
      const last = happened.at(-1);
      return {
        phase: matchStatus === 'ended' ? 'ended' : 'live',
        matchStatus,
        playedSeconds: Math.floor(playedSeconds),
        score: sumOf(happened),
        periods: periodsOf(playing.slice(0, begun), happened),
        isUnsettled: last !== undefined && playedSeconds - last.at < quietSeconds,
      };
    },
  };
}

function readClock(stretches: readonly Stretch[], second: number): { matchStatus: string; playedSeconds: number; begun: number } {
  let left = Math.max(second, 0);
  let playedSeconds = 0;
  let begun = 0;
  for (const { name, seconds, isPlay } of stretches) {
    if (isPlay) begun += 1;
    const spent = Math.min(left, seconds);
    if (isPlay) playedSeconds += spent;
    if (left < seconds) return { matchStatus: name, playedSeconds, begun };
    left -= spent;
  }
  return { matchStatus: 'ended', playedSeconds, begun };
}

/** A scoring in the last second of a period belongs to it. */
function periodsOf(playing: readonly Stretch[], scorings: readonly Scoring[]): Score[] {
  let from = 0;
  return playing.map(({ seconds }) => {
    const [start, end] = [from, from + seconds];
    from = end;
    return sumOf(scorings.filter(({ at }) => at <= end && (at > start || start === 0)));
  });
}

function sumOf(scorings: readonly Scoring[]): Score {
  const of = (wanted: Side) => scorings.reduce((sum, { side, points }) => sum + (side === wanted ? points : 0), 0);
  return { home: of('home'), away: of('away') };
}
