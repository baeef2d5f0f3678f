import type { Bet, BetFigures, GameModel, Played } from '../game-model.ts';
import { returnOf, statedPercent, type Multiple } from '../multiple.ts';
import type { WordSource } from '../uniform-int.ts';

/** A prize of one bet: its part of the drawing, and what it returns. */
export type Prize<Shown> = { readonly shown: Shown; readonly multiple: Multiple };

/** One case of a prize table: a whole number of equally likely cases with the same return. */
export type PrizeChance = { readonly multiple: Multiple; readonly weight: number };

/** A game in which each bet draws its own prize. */
export type PrizeDraw<Shown> = {
  readonly id: string;
  readonly maxBets: number;
  /** The chances of a spot; undefined if there is no such spot. */
  prizesOf(spot: string): readonly PrizeChance[] | undefined;
  draw(spot: string, next: WordSource): Prize<Shown>;
  readonly exampleSpots: readonly string[];
  readonly volatility: GameModel['volatility'];
};

/** What each bet drew, in the order of the bets. */
export type PrizeView<Shown> = { readonly prizes: readonly { readonly shown: Shown; readonly multiple: Multiple }[] };

/** The rules of a game of prizes: scratch cards, drops, wheels, shots. */
export function prizeDrawModel<Shown>(game: PrizeDraw<Shown>): GameModel<PrizeView<Shown>> {
  const multiples = game.exampleSpots.flatMap((spot) => (game.prizesOf(spot) ?? []).map(({ multiple }) => multiple));
  return {
    id: game.id,
    engine: 'instant',
    maxBets: game.maxBets,
    volatility: game.volatility,
    exampleSpots: game.exampleSpots,
    maxWinX: Math.max(...multiples) / 10_000,
    isSpot: (spot) => game.prizesOf(spot) !== undefined,

    play(bets: readonly Bet[], _moves, next): Played<PrizeView<Shown>> {
      const prizes = bets.map(({ spot }) => game.draw(spot, next));
      const settled = bets.map((bet, index) => ({ ...bet, winMinor: returnOf(bet.amountMinor, prizes[index]?.multiple ?? 0) }));
      return {
        view: { prizes },
        bets: settled,
        stakeMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
        moves: [],
      };
    },

    highestReturnOf: (bets) =>
      bets.reduce((sum, { spot, amountMinor }) => {
        const prizes = (game.prizesOf(spot) ?? []).map(({ multiple }) => multiple);
        return sum + returnOf(amountMinor, Math.max(0, ...prizes));
      }, 0),

    figuresOf(spot): BetFigures {
      const chances = game.prizesOf(spot) ?? [];
      const total = chances.reduce((sum, { weight }) => sum + weight, 0);
      const paid = chances.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
      const hits = chances.reduce((sum, { multiple, weight }) => sum + (multiple > 0 ? weight : 0), 0);
      return { rtpPercent: statedPercent(paid / total / 10_000), hitRate: hits / total };
    },
  };
}
