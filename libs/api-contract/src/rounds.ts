import * as v from 'valibot';
import { betRoundSchema } from './bet-rounds.ts';
import { defineCall } from './call.ts';
import { clientSeedSchema } from './fairness.ts';
import { jackpotDrawSchema, spinOutcomeSchema, waysSpinSchema } from './spin-outcome.ts';
import { betKinds, betSelectionSchema } from './sports-bets.ts';
import { amountOf, currencySchema, idSchema, idempotencyKeySchema, pageEntries, timeSchema, wireAmountSchema } from './wire.ts';

const gameStateSchema = v.object({
  status: v.literal(1),
  game: v.object({
    slug: v.string(),
    name: v.string(),
    provider: v.string(),
    engine: v.string(),
    model: v.string(),
    rtp: v.number(),
    symbols: v.record(v.string(), v.string()),
    stage: v.string(),
    accent: v.string(),
    /** Address of an image of the name in the lettering of the game's tile. */
    lettering: v.optional(v.string()),
  }),
  mode: v.picklist(['real', 'demo']),
  currency: currencySchema,
  balance: wireAmountSchema,
  /** Amounts of a bet that the page offers. */
  bets: v.array(wireAmountSchema),
  default_bet: wireAmountSchema,
  /** Bounds of each bet and of all bets of a round; only for games whose rounds start with bets. */
  min_bet: v.optional(wireAmountSchema),
  max_stake: v.optional(wireAmountSchema),
  /** Bets for which a round with free spins can be bought, with its price; only where the country of the player permits it. */
  buys: v.optional(v.array(v.object({ bet: wireAmountSchema, price: wireAmountSchema })), []),
  /** What the jackpot of the game would pay now. */
  jackpot: v.optional(wireAmountSchema),
  /** The round that waits for a move of the player, also if it was started elsewhere. */
  open_round: v.optional(v.nullable(betRoundSchema), null),
  server_seed_hash: v.string(),
  client_seed: v.string(),
  /** Minimum milliseconds from the start of a round to the start of the next. */
  min_cycle_ms: v.number(),
});

/**
 * The data that a game page needs to start. Auth: the round session's token, from the fragment of the game's URL. With a `client_seed` it applies from
 * the next round on; then `conflict` while a round is open.
 * Amounts stay decimal text here: the game page formats them in the session's currency.
 */
export const gameState = defineCall({
  path: 'game/state',
  method: 'POST',
  auth: 'session',
  isReadOnly: true,
  request: v.optional(v.object({ client_seed: v.optional(clientSeedSchema) }), {}),
  response: gameStateSchema,
});

/**
 * One round: the stake is debited, the round drawn and settled on the server, the win credited, in one transaction.
 * Refusals: `insufficient_funds`, `stake_out_of_range`, `round_session_closed`. Free spins are played within the round:
 * `spins[0]` is the paid spin, the others are its free spins. The same idempotency key returns the same round and moves no money again.
 * `buy` plays a round whose first spin wins free spins, for the price that `game/state` lists for the bet, which is then the stake. It is refused with
 * `game_not_available` where it is not offered.
 */
export const gameSpin = defineCall({
  path: 'game/spin',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ bet: v.number(), buy: v.optional(v.boolean(), false), idempotency_key: idempotencyKeySchema }),
  response: v.object({
    status: v.literal(1),
    round_id: idSchema,
    nonce: v.number(),
    spins: v.array(v.union([spinOutcomeSchema, waysSpinSchema])),
    jackpot: v.optional(jackpotDrawSchema),
    /** The stake: for a bought round its price. */
    bet: wireAmountSchema,
    win: wireAmountSchema,
    balance: wireAmountSchema,
    /** True only if the win exceeds the stake. */
    celebrate: v.boolean(),
  }),
});

const betSchema = v.pipe(
  v.object({
    id: idSchema,
    date: v.string(),
    game_name: v.string(),
    game_slug: v.optional(v.string(), ''),
    thumb: v.optional(v.string(), ''),
    provider: v.string(),
    currency: v.optional(currencySchema, 'EUR'),
    bet: wireAmountSchema,
    win: wireAmountSchema,
    total: wireAmountSchema,
    real_part: v.optional(wireAmountSchema),
    bonus_part: v.optional(wireAmountSchema),
    state: v.picklist(['open', 'won', 'lost', 'returned', 'void']),
    /** For sports bets; then `game_name` contains the events and `provider` the leagues. */
    kind: v.optional(v.picklist(betKinds)),
    selections: v.optional(v.array(betSelectionSchema)),
    possible_return: v.optional(wireAmountSchema),
    /** Current cash-out value of an open sports bet; missing if it cannot be cashed out. */
    cash_out: v.optional(wireAmountSchema),
    is_cashed_out: v.optional(v.boolean(), false),
  }),
  v.transform(({ bet, win, total, real_part, bonus_part, possible_return, cash_out, currency, ...row }) => ({
    ...row,
    bet: amountOf(bet, currency),
    win: amountOf(win, currency),
    net: amountOf(total, currency),
    realPart: amountOf(real_part ?? bet, currency),
    bonusPart: amountOf(bonus_part ?? '0', currency),
    ...(possible_return === undefined ? {} : { possibleReturn: amountOf(possible_return, currency) }),
    ...(cash_out === undefined ? {} : { cashOut: amountOf(cash_out, currency) }),
  })),
);

/** A settled or open bet in the player's bet list; `net` is win less bet. */
export type Bet = v.InferOutput<typeof betSchema>;

/** Filters of a bet list. */
export const betListFilter = {
  from: v.optional(timeSchema),
  to: v.optional(timeSchema),
  kind: v.optional(v.picklist(['casino', 'sports'])),
  state: v.optional(v.picklist(['open', 'won', 'lost', 'returned', 'void'])),
  ...pageEntries,
};

export const betListSchema = v.object({
  status: v.literal(1),
  bets: v.array(betSchema),
  total: v.number(),
  summary: v.pipe(
    v.object({ currency: v.optional(currencySchema, 'EUR'), staked: wireAmountSchema, won: wireAmountSchema, net: wireAmountSchema }),
    v.transform(({ currency, staked, won, net }) => ({
      staked: amountOf(staked, currency),
      won: amountOf(won, currency),
      net: amountOf(net, currency),
    })),
  ),
});

/** Bets of the signed-in player, newest first. `from` and `to` are ISO times; the summary covers the entire period. */
export const frontGetBetList = defineCall({
  path: 'front/get_bet_list',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object(betListFilter),
  response: betListSchema,
});
