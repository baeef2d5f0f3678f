import { betMapModel, type Weighted } from '../betmap/bet-map.ts';
import type { GameModel, Played } from '../game-model.ts';
import { returnOf, type Multiple } from '../multiple.ts';
import type { WordSource } from '../uniform-int.ts';

/** A game of cards with bets before the deal and no decision after it. */
export type DealtGame<Result, View extends Result> = {
  readonly id: string;
  readonly volatility: GameModel['volatility'];
  /** Deals a round to its end. */
  deal(next: WordSource): View;
  /** Every result on which returns depend, by the number of deals that lead to it. */
  readonly results: readonly Weighted<Result>[];
  /** What each bet returns. */
  readonly spots: Readonly<Record<string, (result: Result) => Multiple>>;
};

/** The rules of a game of cards without decisions: one deal decides all bets. */
export function dealtModel<Result, View extends Result>(game: DealtGame<Result, View>): GameModel<View> {
  const { id, volatility, spots, results } = game;
  const exampleSpots = Object.keys(spots);
  const table = betMapModel<Result>({
    id,
    volatility,
    maxBets: exampleSpots.length,
    exampleSpots,
    outcomes: results,
    draw: (next) => game.deal(next),
    multipleOf: (spot, result) => (Object.hasOwn(spots, spot) ? spots[spot]?.(result) : undefined),
  });

  return {
    ...table,
    engine: 'cards',
    play(bets, _moves, next): Played<View> {
      const view = game.deal(next);
      const settled = bets.map((bet) => ({ ...bet, winMinor: returnOf(bet.amountMinor, spots[bet.spot]?.(view) ?? 0) }));
      return {
        view,
        bets: settled,
        stakeMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
        moves: [],
      };
    },
  };
}
