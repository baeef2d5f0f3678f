import { hitChance } from '../choose.ts';
import type { Bet, BetFigures, GameModel, Played } from '../game-model.ts';
import { returnOf, statedPercent, times } from '../multiple.ts';
import { numbersTo, shuffled } from '../shuffle.ts';

/** A draw against numbers that the player picked. */
export type PickedNumbers = {
  readonly id: string;
  /** Numbers in the drum, from 1. */
  readonly all: number;
  readonly drawn: number;
  /** Returns by how many numbers are picked, then by how many of them are drawn; the stake included. */
  readonly returns: Readonly<Record<number, Readonly<Record<number, number>>>>;
  readonly maxBets: number;
  readonly volatility: GameModel['volatility'];
};

/** The numbers in the order in which they were drawn. */
export type DrawView = { readonly drawn: readonly number[] };

/** A model with the rules behind it, which a page shows to the player. */
export type PickedNumbersModel = GameModel<DrawView> & { readonly rules: PickedNumbers };

/** Name of a bet on these picks, such as `4-17-23`. */
export function pickSpot(picks: readonly number[]): string {
  return picks.toSorted((a, b) => a - b).join('-');
}

/** The picks of a spot in ascending order; undefined if it is none. */
export function picksOf(spot: string, all: number): readonly number[] | undefined {
  if (!/^\d{1,2}(-\d{1,2})*$/.test(spot)) return undefined;
  const picks = spot.split('-').map(Number);
  const areValid = picks.every((pick, index) => pick >= 1 && pick <= all && pick > (picks[index - 1] ?? 0));
  return areValid && pickSpot(picks) === spot ? picks : undefined;
}

/** Keno and lotteries: a stake on each set of picks, and one draw for all of them. */
export function pickedNumbersModel(rules: PickedNumbers): PickedNumbersModel {
  const { id, all, drawn, returns, maxBets, volatility } = rules;
  const returnsOf = (picked: number) => (Object.hasOwn(returns, picked) ? returns[picked] : undefined);

  return {
    id,
    rules,
    engine: 'draw',
    maxBets,
    volatility,
    exampleSpots: Object.keys(returns).map((picked) => pickSpot(numbersTo(Number(picked)))),
    maxWinX: Math.max(...Object.values(returns).flatMap((byHits) => Object.values(byHits))),
    isSpot: (spot) => returnsOf(picksOf(spot, all)?.length ?? 0) !== undefined,

    play(bets: readonly Bet[], _moves, next): Played<DrawView> {
      const balls = shuffled(numbersTo(all), next).slice(0, drawn);
      const settled = bets.map((bet) => {
        const picks = picksOf(bet.spot, all) ?? [];
        const hits = picks.filter((pick) => balls.includes(pick)).length;
        return { ...bet, winMinor: returnOf(bet.amountMinor, times(returnsOf(picks.length)?.[hits] ?? 0)) };
      });
      return {
        view: { drawn: balls },
        bets: settled,
        stakeMinor: settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
        moves: [],
      };
    },

    highestReturnOf: (bets) =>
      bets.reduce((sum, { spot, amountMinor }) => {
        const multiples = Object.values(returnsOf(picksOf(spot, all)?.length ?? 0) ?? {});
        return sum + returnOf(amountMinor, times(Math.max(0, ...multiples)));
      }, 0),

    figuresOf(spot): BetFigures {
      const picked = picksOf(spot, all)?.length ?? 0;
      const chances = Object.entries(returnsOf(picked) ?? {}).map(([hits, back]) => ({
        back,
        chance: hitChance({ all, drawn, picked, hits: Number(hits) }),
      }));
      return {
        rtpPercent: statedPercent(chances.reduce((sum, { back, chance }) => sum + back * chance, 0)),
        hitRate: chances.reduce((sum, { chance }) => sum + chance, 0),
      };
    },
  };
}
