import * as v from 'valibot';
import { wireAmountSchema } from './wire.ts';

/** Symbols shown, `[reel][row]` from the top, one letter each. */
const windowSchema = v.array(v.array(v.string()));
/** The paying cells, `[reel, row]`. */
const cellsSchema = v.array(v.tuple([v.number(), v.number()]));

/** Result of a draw as a reels game with lines shows it; see `@playfront/game-math` for each part. */
export const spinOutcomeSchema = v.object({
  window: windowSchema,
  wins: v.array(
    v.object({
      /** Line index, or `scatter`. */
      line: v.union([v.number(), v.literal('scatter')]),
      symbol: v.string(),
      count: v.number(),
      cells: cellsSchema,
      amount: wireAmountSchema,
    }),
  ),
  win: wireAmountSchema,
  free_spins_won: v.number(),
});

/** The same for a game with ways: winning symbols vanish and others fall, so that a spin shows several windows. */
export const waysSpinSchema = v.object({
  steps: v.array(
    v.object({
      /** The reels have different numbers of rows. */
      window: windowSchema,
      wins: v.array(v.object({ symbol: v.string(), count: v.number(), ways: v.number(), cells: cellsSchema, amount: wireAmountSchema })),
      /** Multiplier of these wins. */
      multiplier: v.number(),
      win: wireAmountSchema,
    }),
  ),
  /** Product of the rows of all reels. */
  ways: v.number(),
  win: wireAmountSchema,
  free_spins_won: v.number(),
});

/** The draw for the jackpot in a round of a game that has one. */
export const jackpotDrawSchema = v.object({
  /** The number drawn; it wins if it is less than `below`, the stake in hundredths of about a euro. */
  draw: v.number(),
  below: v.number(),
  /** What the jackpot paid, which is part of the win of the round; null if it was not won. */
  won: v.nullable(wireAmountSchema),
  /** The jackpot after the round. */
  amount: wireAmountSchema,
});
