import { type Multiple } from '../multiple.ts';
import { weightedIndex } from '../weighted.ts';
import { betMapModel } from './bet-map.ts';

export const endings = ['knockout', 'submission', 'decision'] as const;
export type Ending = (typeof endings)[number];

/** How a fight ends; a decision falls after the third round. */
export type Fight = { readonly winner: 'red' | 'blue'; readonly ending: Ending; readonly round: 1 | 2 | 3 };

/** Every ending with its chance in thousandths: red is the stronger fighter. */
const fights: readonly { outcome: Fight; weight: number }[] = [
  { outcome: { winner: 'red', ending: 'knockout', round: 1 }, weight: 112 },
  { outcome: { winner: 'red', ending: 'knockout', round: 2 }, weight: 84 },
  { outcome: { winner: 'red', ending: 'knockout', round: 3 }, weight: 52 },
  { outcome: { winner: 'red', ending: 'submission', round: 1 }, weight: 58 },
  { outcome: { winner: 'red', ending: 'submission', round: 2 }, weight: 48 },
  { outcome: { winner: 'red', ending: 'submission', round: 3 }, weight: 30 },
  { outcome: { winner: 'red', ending: 'decision', round: 3 }, weight: 186 },
  { outcome: { winner: 'blue', ending: 'knockout', round: 1 }, weight: 84 },
  { outcome: { winner: 'blue', ending: 'knockout', round: 2 }, weight: 62 },
  { outcome: { winner: 'blue', ending: 'knockout', round: 3 }, weight: 40 },
  { outcome: { winner: 'blue', ending: 'submission', round: 1 }, weight: 42 },
  { outcome: { winner: 'blue', ending: 'submission', round: 2 }, weight: 36 },
  { outcome: { winner: 'blue', ending: 'submission', round: 3 }, weight: 24 },
  { outcome: { winner: 'blue', ending: 'decision', round: 3 }, weight: 142 },
];
const weights = fights.map(({ weight }) => weight);
const allCases = weights.reduce((sum, weight) => sum + weight, 0);

/** Share of the stakes that comes back, in per cent: what each return is computed from. */
const returnPercent = 94;

type Wins = (fight: Fight) => boolean;

const spots: Readonly<Record<string, Wins>> = {
  ...Object.fromEntries((['red', 'blue'] as const).map((fighter): [string, Wins] => [fighter, ({ winner }) => winner === fighter])),
  ...Object.fromEntries(endings.map((ending): [string, Wins] => [ending, (fight) => fight.ending === ending])),
  ...Object.fromEntries(
    (['red', 'blue'] as const).flatMap((fighter) =>
      endings.map((ending): [string, Wins] => [`${fighter}-${ending}`, (fight) => fight.winner === fighter && fight.ending === ending]),
    ),
  ),
  ...Object.fromEntries(
    [1, 2, 3].map((round): [string, Wins] => [`round-${round}`, (fight) => fight.round === round && fight.ending !== 'decision']),
  ),
};

/** The return of a bet, stake included, cut to two decimals. */
function multipleFor(wins: Wins): Multiple {
  const cases = fights.reduce((sum, { outcome, weight }) => sum + (wins(outcome) ? weight : 0), 0);
  return Math.floor((returnPercent * allCases) / cases) * 100;
}

const multiples = new Map(Object.entries(spots).map(([spot, wins]) => [spot, multipleFor(wins)]));

/** Two fighters over three rounds: the winner, how the fight ends, both, or in which round it is stopped. */
export const fight = betMapModel<Fight>({
  id: 'fight',
  maxBets: multiples.size,
  volatility: 'medium',
  exampleSpots: [...multiples.keys()],
  outcomes: fights,
  draw: (next) => fights[weightedIndex(next, weights)]?.outcome ?? { winner: 'red', ending: 'decision', round: 3 },
  multipleOf: (spot, outcome) => (Object.hasOwn(spots, spot) ? (spots[spot]?.(outcome) ? multiples.get(spot) : 0) : undefined),
});
