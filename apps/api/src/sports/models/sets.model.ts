import { totalOf, unitOf, type Final, type Score, type Side, type Situation, type SportModel, type Strengths } from './sport-model.ts';

const setsToWin = 2;
/** A game lasts from `shortest` to `shortest + spread` seconds, including the change of ends. */
const gameSeconds = { shortest: 150, spread: 180 } as const;
const quietSeconds = 8;

type Game = { readonly endsAt: number; readonly winner: Side; readonly serving: Side };
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const plus = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

/** Tennis, best of three sets with a tie-break, as a series of games that the server wins or loses. Prices are exact. */
export const setsModel: SportModel = {
  opening: { phase: 'live', matchStatus: 'not_started', playedSeconds: 0, score: { home: 0, away: 0 }, periods: [], isUnsettled: false },

  draw(strengths, words) {
    const games: Game[] = [];
    let serving: Side = unitOf(words) < 0.5 ? 'home' : 'away';
    let seconds = 0;
    let sets: Score = { home: 0, away: 0 };
    let inSet: Score = { home: 0, away: 0 };
    while (!isMatchOver(sets)) {
      const winner: Side = unitOf(words) < homeWinsGame(strengths, inSet, serving) ? 'home' : 'away';
      seconds += gameSeconds.shortest + Math.floor(unitOf(words) * gameSeconds.spread);
      games.push({ endsAt: seconds, winner, serving });
      inSet = plus(inSet, winner);
      if (isSetOver(inSet)) [sets, inSet] = [plus(sets, winner), { home: 0, away: 0 }];
      serving = other(serving);
    }
    return { seconds, situationAt: (second) => situationAfter(games, Math.max(second, 0)) };
  },

  finals(strengths, { score, periods, serving }) {
    const unfinished = periods[score.home + score.away];
    const start = { sets: score, games: totalOf(periods) - (unfinished ? totalOf([unfinished]) : 0), chance: 1 };
    // Before the first game the server is unknown.
    const servers: readonly Side[] = serving ? [serving] : ['home', 'away'];
    return servers.flatMap((server) =>
      matchEnds(strengths, { ...start, serving: server, chance: 1 / servers.length }, unfinished ?? { home: 0, away: 0 }),
    );
  },
};

function situationAfter(games: readonly Game[], second: number): Situation {
  const done = games.filter(({ endsAt }) => endsAt <= second);
  let sets: Score = { home: 0, away: 0 };
  const periods: Score[] = [{ home: 0, away: 0 }];
  for (const { winner } of done) {
    const last = plus(periods.pop() ?? { home: 0, away: 0 }, winner);
    periods.push(last);
    if (!isSetOver(last)) continue;
    sets = plus(sets, winner);
    if (!isMatchOver(sets)) periods.push({ home: 0, away: 0 });
  }
  const next = games[done.length];
  const lastEnd = done.at(-1)?.endsAt;
  return {
    phase: next ? 'live' : 'ended',
    matchStatus: next ? `set_${periods.length}` : 'ended',
    playedSeconds: Math.floor(Math.min(second, games.at(-1)?.endsAt ?? 0)),
    score: sets,
    periods,
    ...(next ? { serving: next.serving } : {}),
    isUnsettled: lastEnd !== undefined && second - lastEnd < quietSeconds,
  };
}

const isMatchOver = ({ home, away }: Score): boolean => Math.max(home, away) === setsToWin;

/** A set ends with six games and a lead of two, or with the seventh game. */
function isSetOver({ home, away }: Score): boolean {
  const [more, fewer] = [Math.max(home, away), Math.min(home, away)];
  return more === 7 || (more === 6 && fewer <= 4);
}

function homeWinsGame({ home, away }: Strengths, { home: won, away: lost }: Score, serving: Side): number {
  const edge = 0.05 * (home - away);
  if (won === 6 && lost === 6) return 0.5 + edge;
  return serving === 'home' ? 0.74 + edge : 0.26 + edge;
}

/** A match between two sets: the sets won, the games of finished sets, and the next server. */
type Between = { readonly sets: Score; readonly games: number; readonly serving: Side; readonly chance: number };

/** All possible results of the match from the score `inSet` of the current set; equal states are merged. */
function matchEnds(strengths: Strengths, start: Between, inSet: Score): Final[] {
  const finals: Final[] = [];
  let open: readonly Between[] = [start];
  let games = inSet;
  while (open.length > 0) {
    const next = open.flatMap((between) => setEnds(strengths, between, games));
    games = { home: 0, away: 0 };
    for (const { sets, games: total, chance } of next) if (isMatchOver(sets)) finals.push({ score: sets, total, probability: chance });
    open = merge(
      next.filter(({ sets }) => !isMatchOver(sets)),
      ({ sets, games: total, serving }) => `${sets.home}-${sets.away} ${total} ${serving}`,
    );
  }
  return finals;
}

type InSet = { readonly games: Score; readonly serving: Side; readonly chance: number };

function setEnds(strengths: Strengths, { sets, games: before, serving, chance }: Between, inSet: Score): Between[] {
  const ends: Between[] = [];
  let open: readonly InSet[] = [{ games: inSet, serving, chance }];
  while (open.length > 0) {
    const next = open.flatMap((state) => {
      const homeWins = homeWinsGame(strengths, state.games, state.serving);
      const after = (winner: Side, share: number) => ({
        winner,
        games: plus(state.games, winner),
        serving: other(state.serving),
        chance: state.chance * share,
      });
      return [after('home', homeWins), after('away', 1 - homeWins)];
    });
    for (const { winner, games, serving: server, chance: share } of next) {
      if (isSetOver(games)) ends.push({ sets: plus(sets, winner), games: before + totalOf([games]), serving: server, chance: share });
    }
    open = merge(
      next.filter(({ games }) => !isSetOver(games)),
      ({ games }) => `${games.home}-${games.away}`,
    );
  }
  return ends;
}

function merge<T extends { readonly chance: number }>(states: readonly T[], keyOf: (state: T) => string): T[] {
  const merged = new Map<string, T>();
  for (const state of states) {
    const key = keyOf(state);
    merged.set(key, { ...state, chance: state.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}
