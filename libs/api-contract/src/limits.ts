import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { amountOf, currencySchema, timeSchema, wireAmountSchema } from './wire.ts';

/** What a player can limit: money paid in, stakes less wins, stakes, and minutes of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar periods in UTC: a day, a week from Monday, a month. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const limitEntries = {
  period: v.picklist(limitPeriods),
  /** `law`: the country's own limit, which no player can change. */
  set_by: v.optional(v.picklist(['player', 'law']), 'player'),
  resets_at: timeSchema,
};

/** A looser limit that waits. It holds from `from` on; where `lapses_at` is given, only once it is confirmed between the two. */
const waitingEntries = { from: timeSchema, lapses_at: v.optional(v.nullable(timeSchema), null) };

const moneyLimitSchema = v.pipe(
  v.object({
    kind: v.picklist(['deposit', 'loss', 'wager']),
    ...limitEntries,
    currency: v.optional(currencySchema, 'EUR'),
    amount: wireAmountSchema,
    /** In this period so far; below zero for a loss limit when more was won than staked. */
    used: wireAmountSchema,
    remaining: wireAmountSchema,
    /** Without `amount` the limit will be taken away. */
    pending: v.optional(v.nullable(v.object({ amount: v.nullable(wireAmountSchema), ...waitingEntries })), null),
  }),
  v.transform(({ amount, used, remaining, currency, pending, ...limit }) => ({
    ...limit,
    amount: amountOf(amount, currency),
    used: amountOf(used, currency),
    remaining: amountOf(remaining, currency),
    pending: pending && { ...pending, amount: pending.amount === null ? null : amountOf(pending.amount, currency) },
  })),
);

const sessionLimitSchema = v.object({
  kind: v.literal('session'),
  ...limitEntries,
  minutes: v.number(),
  used_minutes: v.number(),
  remaining_minutes: v.number(),
  pending: v.optional(v.nullable(v.object({ minutes: v.nullable(v.number()), ...waitingEntries })), null),
});

const limitSchema = v.variant('kind', [moneyLimitSchema, sessionLimitSchema]);
export type PlayerLimit = v.InferOutput<typeof limitSchema>;

/** Play without a longer pause: when it began, how long it has been, and what it came to. */
export const playSessionSchema = v.pipe(
  v.object({
    started_at: timeSchema,
    minutes: v.number(),
    currency: v.optional(currencySchema, 'EUR'),
    staked: wireAmountSchema,
    won: wireAmountSchema,
    net: wireAmountSchema,
  }),
  v.transform(({ staked, won, net, currency, ...session }) => ({
    ...session,
    staked: amountOf(staked, currency),
    won: amountOf(won, currency),
    net: amountOf(net, currency),
  })),
);
export type PlaySession = v.InferOutput<typeof playSessionSchema>;

/** A player's limits, reality check, running play and what the law of the registered country lets them choose. */
export const frontGetPlayerLimits = defineCall({
  path: 'front/get_player_limits',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: emptySchema,
  answer: v.object({
    status: v.literal(1),
    limits: v.array(limitSchema),
    reality_check: v.object({
      /** Minutes of play between two checks; null: none. */
      interval_min: v.nullable(v.number()),
      is_due: v.boolean(),
      /** Intervals to choose from; where it is mandatory, "none" is not one. */
      choices: v.array(v.number()),
      is_mandatory: v.boolean(),
    }),
    /** The running play; null when nothing was staked for a while. */
    session: v.nullable(playSessionSchema),
    /** A break that holds now, with its end. */
    break_until: v.nullable(timeSchema),
    rules: v.object({
      /** Hours until a looser limit holds, and whether it has to be confirmed then. */
      cooldown_hours: v.number(),
      needs_confirmation: v.boolean(),
      /** Periods for which a deposit limit must stand before money is paid in or staked. */
      required_deposit_periods: v.array(v.picklist(limitPeriods)),
      break_days: v.array(v.number()),
      self_exclusion_months: v.array(v.number()),
    }),
  }),
});

/**
 * Sets a limit: `amount` in major units, minutes for `session`, null to take it away. A stricter one holds at once; a looser one is
 * left waiting (`pending`) for the cooling-off of the player's country. `limit_cooling_off`: one is waiting already; cancel that first.
 */
export const frontSetPlayerLimit = defineCall({
  path: 'front/set_player_limit',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods), amount: v.nullable(v.number()) }),
  answer: v.object({ status: v.literal(1), limit: v.nullable(limitSchema) }),
});

const waitingLimitSchema = v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) });

/** Makes a waiting looser limit hold, once its cooling-off is over (before: `limit_cooling_off`). Without one: 404. */
export const frontConfirmPlayerLimit = defineCall({
  path: 'front/confirm_player_limit',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: waitingLimitSchema,
  answer: doneSchema,
});

/** Takes a waiting looser limit back; the one that holds stays. Without one: 404. */
export const frontCancelPendingLimit = defineCall({
  path: 'front/cancel_pending_limit',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: waitingLimitSchema,
  answer: doneSchema,
});

/** Closes play and deposits for some days; it cannot be shortened. The player can still sign in, look and withdraw. */
export const frontTakeBreak = defineCall({
  path: 'front/take_break',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ days: v.pipe(v.number(), v.safeInteger()) }),
  answer: v.object({ status: v.literal(1), until: timeSchema }),
});

/** Closes the account for months, or for good (`months` null). The player cannot undo it; every session ends with the answer. */
export const frontSelfExclude = defineCall({
  path: 'front/self_exclude',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ months: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  answer: v.object({ status: v.literal(1), until: v.nullable(timeSchema) }),
});

/** How often play is interrupted for a summary, in minutes; null: never. A check that is due is acknowledged first. */
export const frontSetRealityCheck = defineCall({
  path: 'front/set_reality_check',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ interval_min: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  answer: doneSchema,
});

/** The player has seen the summary and may play on, in some countries only after a pause (`break_until`). */
export const frontAckRealityCheck = defineCall({
  path: 'front/ack_reality_check',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: emptySchema,
  answer: v.object({ status: v.literal(1), break_until: v.nullable(timeSchema) }),
});
