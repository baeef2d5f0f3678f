import type { Bet, BetFigures, GameModel, Played } from '../game-model.ts';
import { returnOf, statedPercent, type Multiple } from '../multiple.ts';
import type { WordSource } from '../uniform-int.ts';

/** One outcome with its probability, as a whole number of equally likely cases. */
export type Weighted<Outcome> = { readonly outcome: Outcome; readonly weight: number };

/** A game of one outcome on which many bets are placed. */
export type BetMap<Outcome> = {
  readonly id: string;
  readonly maxBets: number;
  draw(next: WordSource): Outcome;
  /** Every outcome; the return of a spot is computed from them. */
  readonly outcomes: readonly Weighted<Outcome>[];
  /** What a spot returns for an outcome; undefined if there is no such spot. */
  multipleOf(spot: string, outcome: Outcome): Multiple | undefined;
  readonly exampleSpots: readonly string[];
  readonly volatility: GameModel['volatility'];
};

/** The outcome of a betmap game, as its scene shows it. */
export type BetMapView<Outcome> = { readonly outcome: Outcome };

/** The rules of a game of one outcome. */
export function betMapModel<Outcome>(map: BetMap<Outcome>): GameModel<BetMapView<Outcome>> {
  const total = map.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const multiplesOf = (spot: string) => map.outcomes.map(({ outcome, weight }) => ({ multiple: map.multipleOf(spot, outcome) ?? 0, weight }));
  const first = map.outcomes[0]?.outcome;
  let maxWinX: number | undefined;

  return {
    id: map.id,
    engine: 'betmap',
    maxBets: map.maxBets,
    exampleSpots: map.exampleSpots,
    volatility: map.volatility,
    // Computed when it is first read: a game page that opens loads all models, and needs it only in its rules.
    get maxWinX() {
      return (maxWinX ??= Math.max(...map.exampleSpots.flatMap((spot) => multiplesOf(spot).map(({ multiple }) => multiple))) / 10_000);
    },
    isSpot: (spot) => first !== undefined && map.multipleOf(spot, first) !== undefined,

    play(bets: readonly Bet[], _moves, next): Played<BetMapView<Outcome>> {
      const outcome = map.draw(next);
      const settled = bets.map((bet) => ({ ...bet, winMinor: returnOf(bet.amountMinor, map.multipleOf(bet.spot, outcome) ?? 0) }));
      return {
        view: { outcome },
        bets: settled,
        stakeMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
        moves: [],
      };
    },

    highestReturnOf: (bets) =>
      map.outcomes.reduce((highest, { outcome }) => {
        const back = bets.reduce((sum, { spot, amountMinor }) => sum + returnOf(amountMinor, map.multipleOf(spot, outcome) ?? 0), 0);
        return Math.max(highest, back);
      }, 0),

    figuresOf(spot): BetFigures {
      const all = multiplesOf(spot);
      const paid = all.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
      const hits = all.reduce((sum, { multiple, weight }) => sum + (multiple > 0 ? weight : 0), 0);
      return { rtpPercent: statedPercent(paid / total / 10_000), hitRate: hits / total };
    },
  };
}
