import type { PrizeView } from '@playfront/game-math';
import * as v from 'valibot';
import type { BetRound } from '../bets/bet-round.ts';

/** What one bet drew, and what it returns in stakes. */
export type ShownPrize<Shown> = { readonly shown: Shown; readonly stakes: number };

/** A multiple is a whole number of ten-thousandths of the stake. */
const multipleUnit = 10_000;

/** The prizes of a round, one for each bet. Throws if the view does not fit. */
export function readPrizes<Shown>(shown: v.GenericSchema<unknown, Shown>, { view, bets }: BetRound): readonly ShownPrize<Shown>[] {
  const schema: v.GenericSchema<unknown, PrizeView<Shown>> = v.object({
    prizes: v.pipe(v.array(v.object({ shown, multiple: v.number() })), v.length(bets.length)),
  });
  return v.parse(schema, view).prizes.map((prize) => ({ shown: prize.shown, stakes: prize.multiple / multipleUnit }));
}
