import { type Multiple } from '../multiple.ts';
import { weightedIndex } from '../weighted.ts';
import { betMapModel } from './bet-map.ts';

/** Goals of the home and the away team. */
export type Score = { readonly home: number; readonly away: number };

/** Chances of 0 to 6 goals in ten-thousandths: Poisson with means of 1.5 at home and 1.15 away, the last figure with all higher ones. */
const homeGoals = [2231, 3347, 2510, 1255, 471, 141, 45];
const awayGoals = [3166, 3641, 2094, 803, 231, 53, 12];

/** Share of the stakes that comes back, in per cent: what each return is computed from. */
const returnPercent = 94;

const scores = homeGoals.flatMap((homeWeight, home) =>
  awayGoals.map((awayWeight, away) => ({ outcome: { home, away }, weight: homeWeight * awayWeight })),
);
const allCases = 10_000 * 10_000;

type Wins = (score: Score) => boolean;

const results: Readonly<Record<string, Wins>> = {
  home: ({ home, away }) => home > away,
  draw: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
  'home-or-draw': ({ home, away }) => home >= away,
  'away-or-draw': ({ home, away }) => home <= away,
  'home-or-away': ({ home, away }) => home !== away,
  'both-score': ({ home, away }) => home > 0 && away > 0,
  'not-both-score': ({ home, away }) => home === 0 || away === 0,
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((goals): [string, Wins][] => [
      [`over-${goals}.5`, ({ home, away }) => home + away > goals],
      [`under-${goals}.5`, ({ home, away }) => home + away <= goals],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 2, 3].flatMap((home) =>
      [0, 1, 2, 3].map((away): [string, Wins] => [`score-${home}-${away}`, (score) => score.home === home && score.away === away]),
    ),
  ),
};

/** The return of a bet, stake included, cut to two decimals. */
function multipleFor(wins: Wins): Multiple {
  const cases = scores.reduce((sum, { outcome, weight }) => sum + (wins(outcome) ? weight : 0), 0);
  return Math.floor((returnPercent * allCases) / cases) * 100;
}

const multiples = new Map(Object.entries(results).map(([spot, wins]) => [spot, multipleFor(wins)]));

/** One match of a virtual league; the returns follow from the chances of each score. */
export const virtualFootball = betMapModel<Score>({
  id: 'virtual-football',
  maxBets: multiples.size,
  volatility: 'medium',
  exampleSpots: [...multiples.keys()],
  outcomes: scores,
  draw: (next) => ({ home: weightedIndex(next, homeGoals), away: weightedIndex(next, awayGoals) }),
  multipleOf: (spot, score) => (Object.hasOwn(results, spot) ? (results[spot]?.(score) ? multiples.get(spot) : 0) : undefined),
});
