import * as v from 'valibot';
import { defineCall } from './call.ts';
import { currencySchema, givenIdSchema, idSchema, idempotencyKeySchema, pageEntries, wireAmountSchema } from './wire.ts';

/** Multiples of crash are whole hundredths: 237 is 2.37 stakes. A flight ends at 10,000 stakes, where every open bet is cashed out. */
export const crashCashOutBounds = { lowest: 101, highest: 1_000_000 } as const;

/** The room of the live channel in which the crash rounds are sent. */
export const crashRoom = 'crash';

const hundredthsSchema = v.pipe(v.number(), v.integer(), v.minValue(crashCashOutBounds.lowest), v.maxValue(crashCashOutBounds.highest));

/** A number of a round and the fingerprint of its server seed, which is shown before the first bet. */
const fingerprint = { number: v.number(), server_seed_hash: v.string() };

/** The round that all players of crash share. Times are relative, so that the clock of the client does not matter. */
export const crashRoundSchema = v.variant('state', [
  /** No round is running: the next one opens as soon as a client joins the room. */
  v.object({ state: v.literal('waiting') }),
  /** Bets are open for `ms_left`. */
  v.object({ state: v.literal('betting'), ...fingerprint, ms_left: v.number() }),
  /** In flight since `elapsed_ms`; the multiple is e^(0.06 t) in seconds, cut to hundredths. */
  v.object({ state: v.literal('flying'), ...fingerprint, elapsed_ms: v.number(), multiple: v.number() }),
  /** Over at the multiple `bust`; the next round opens in `ms_left`. */
  v.object({ state: v.literal('crashed'), ...fingerprint, server_seed: v.string(), bust: v.number(), ms_left: v.number() }),
]);

/** A bet as every client sees it. Its amounts are decimal text in its own currency. */
const listedBetSchema = v.object({
  id: idSchema,
  /** The username, shortened by the server: `to***r`. */
  name: v.string(),
  currency: currencySchema,
  amount: wireAmountSchema,
  /** The multiple at which it was cashed out, and what it returned; null while it flies, and if it is lost. */
  cashed_out_at: v.nullable(v.number()),
  win: v.nullable(wireAmountSchema),
});

/** Most bets that are listed, the highest stakes first. */
export const maxListedCrashBets = 50;

/**
 * Event `crash` of the room. `round`: the state has changed. `tick`: about every 100 ms in flight; may be dropped. `bets`: about once a second, the bets
 * for real money that are new or have changed since the last one, those that were taken back, and how many bets the round has; only the highest stakes
 * are listed.
 */
export const crashEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('round'), round: crashRoundSchema }),
  v.object({ kind: v.literal('tick'), elapsed_ms: v.number(), multiple: v.number() }),
  v.object({ kind: v.literal('bets'), number: v.number(), count: v.number(), changed: v.array(listedBetSchema), removed: v.array(idSchema) }),
]);

/** A bet of the player. */
const crashBetSchema = v.object({
  id: idSchema,
  /** The number of its round. */
  number: v.number(),
  panel: v.picklist([1, 2]),
  amount: wireAmountSchema,
  /** The multiple at which the server cashes it out; null if only the player does. */
  auto_cash_out: v.nullable(v.number()),
  /** `void`: taken back, or returned because the round was interrupted. */
  state: v.picklist(['open', 'cashed_out', 'lost', 'void']),
  /** The multiple at which it was cashed out. */
  cashed_out_at: v.nullable(v.number()),
  /** What it returned, the stake included. */
  win: wireAmountSchema,
});

/** A bet of the player as the API sends it. */
export type WireCrashBet = v.InferInput<typeof crashBetSchema>;
export type WireCrashRound = v.InferInput<typeof crashRoundSchema>;
export type WireCrashEvent = v.InferInput<typeof crashEventSchema>;
export type WireListedCrashBet = v.InferInput<typeof listedBetSchema>;

const changedBet = {
  bet: crashBetSchema,
  balance: wireAmountSchema,
  /** True only if the bet returned more than its stake. */
  celebrate: v.boolean(),
};

/** Event `crash_bet`, sent to every game page of the player when a bet was placed, taken back, cashed out, lost or returned. */
export const crashBetEventSchema = v.object(changedBet);
export type WireCrashBetEvent = v.InferInput<typeof crashBetEventSchema>;

const changedBetSchema = v.object({ status: v.literal(1), ...changedBet });

/** The round as it is, for a page that opens or reconnects. Auth: the round session's token, as for all calls of the game page. */
export const gameCrash = defineCall({
  path: 'game/crash',
  method: 'POST',
  auth: 'session',
  isReadOnly: true,
  request: v.optional(v.object({}), {}),
  response: v.object({
    status: v.literal(1),
    round: crashRoundSchema,
    /** Bets of the player in this round and the 19 before it, in any game of this kind, the oldest first. */
    own: v.array(crashBetSchema),
    bets: v.array(listedBetSchema),
    count: v.number(),
    balance: wireAmountSchema,
    /** The last rounds, the newest first. */
    history: v.array(v.object({ number: v.number(), bust: v.number() })),
  }),
});

/**
 * Places a bet on the round `number` while its bets are open; two panels make two bets a round. The stake is debited at once. Refusals: those of
 * `game/start`; `event_closed` if bets on this round are closed; `conflict` if the panel has a bet already. The same key returns the same bet and moves
 * no money again.
 */
export const gameCrashBet = defineCall({
  path: 'game/crash_bet',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    panel: v.picklist([1, 2]),
    /** In major units. */
    amount: v.number(),
    /** In hundredths, from 101 to 1,000,000. */
    auto_cash_out: v.optional(v.nullable(hundredthsSchema), null),
    idempotency_key: idempotencyKeySchema,
  }),
  response: changedBetSchema,
});

/**
 * Takes a bet back while bets are open: the stake returns, and the panel is free again. Refusals: `not_found` for a bet of another player, `event_closed`
 * once bets are closed. A bet that was taken back stays as it is.
 */
export const gameCrashTakeBack = defineCall({
  path: 'game/crash_take_back',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ bet_id: givenIdSchema }),
  response: changedBetSchema,
});

/**
 * Cashes a bet out at the multiple at which the server received the request. Refusals: `not_found` for a bet of another player; `cash_out_unavailable`
 * before 1.01, after the end of the flight, and for a bet that was taken back. A bet that was cashed out before, also automatically, stays as it is.
 */
export const gameCrashCashOut = defineCall({
  path: 'game/crash_cash_out',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ bet_id: givenIdSchema }),
  response: changedBetSchema,
});

/**
 * Rounds that are over, newest first, with what is needed to recompute them: `bust` follows from `server_seed`, `client_seed` and `number` (as the nonce),
 * see `crashBust` in `@playfront/game-math`; SHA-256 of the server seed is the fingerprint.
 */
export const frontGetCrashRounds = defineCall({
  path: 'front/get_crash_rounds',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object(pageEntries),
  response: v.object({
    status: v.literal(1),
    client_seed: v.string(),
    rounds: v.array(
      v.object({
        ...fingerprint,
        server_seed: v.string(),
        bust: v.number(),
        /** When its bets opened. */
        date: v.string(),
        /** The operator restarted before it ended: bets without an automatic cash-out below the bust were returned. */
        is_interrupted: v.boolean(),
      }),
    ),
    total: v.number(),
  }),
});
