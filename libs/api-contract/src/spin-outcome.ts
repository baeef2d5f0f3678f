import * as v from 'valibot';
import { wireAmountSchema } from './wire.ts';

/** Result of a draw as a reels game shows it; see `@playfront/game-math` for each part. */
export const spinOutcomeSchema = v.object({
  /** Symbols shown, `[reel][row]` from the top, one letter each. */
  window: v.array(v.array(v.string())),
  wins: v.array(
    v.object({
      /** Line index, or `scatter`. */
      line: v.union([v.number(), v.literal('scatter')]),
      symbol: v.string(),
      count: v.number(),
      /** The paying cells, `[reel, row]`. */
      cells: v.array(v.tuple([v.number(), v.number()])),
      amount: wireAmountSchema,
    }),
  ),
  win: wireAmountSchema,
  free_spins_won: v.number(),
});
