import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { amountOf, currencySchema, timeSchema, wireAmountSchema } from './wire.ts';

/** What a player can limit: deposits, stakes less wins, stakes, and minutes of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar periods in UTC: a day, a week from Monday, a month. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const limitEntries = {
  period: v.picklist(limitPeriods),
  /** `law`: set by the law of the country; the player cannot change it. */
  set_by: v.optional(v.picklist(['player', 'law']), 'player'),
  resets_at: timeSchema,
};

/**
 * A pending higher limit. It applies from `from`; if `lapses_at` is given, it must be confirmed between the two times. `can_confirm`: whether it can be
 * confirmed now, by the operator's clock.
 */
const pendingEntries = { from: timeSchema, lapses_at: v.optional(v.nullable(timeSchema), null), can_confirm: v.optional(v.boolean(), false) };

const moneyLimitSchema = v.pipe(
  v.object({
    kind: v.picklist(['deposit', 'loss', 'wager']),
    ...limitEntries,
    currency: v.optional(currencySchema, 'EUR'),
    amount: wireAmountSchema,
    /** Used in the current period; negative for a loss limit if more was won than staked. */
    used: wireAmountSchema,
    remaining: wireAmountSchema,
    /** If `amount` is null, the limit will be removed. */
    pending: v.optional(v.nullable(v.object({ amount: v.nullable(wireAmountSchema), ...pendingEntries })), null),
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
  pending: v.optional(v.nullable(v.object({ minutes: v.nullable(v.number()), ...pendingEntries })), null),
});

/** A limit with its current use. */
export const limitSchema = v.variant('kind', [moneyLimitSchema, sessionLimitSchema]);
export type PlayerLimit = v.InferOutput<typeof limitSchema>;

/** A play session: its start, duration and result. A longer pause ends it. */
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

/** A player's limits, reality check, current play session, and the choices that the law of the registered country allows. */
export const frontGetPlayerLimits = defineCall({
  path: 'front/get_player_limits',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    limits: v.array(limitSchema),
    reality_check: v.object({
      /** Minutes of play between two checks; null: no checks. */
      interval_min: v.nullable(v.number()),
      is_due: v.boolean(),
      /**
       * Remaining seconds of the break after a check (`front/ack_reality_check`), for a countdown that does not depend on the device's clock. The law of
       * some countries requires such a break; it runs from the last bet, even before the check is acknowledged.
       */
      break_seconds: v.optional(v.number(), 0),
      /** Available intervals; if checks are mandatory, they cannot be switched off. */
      choices: v.array(v.number()),
      is_mandatory: v.boolean(),
    }),
    /** The current play session, or the one whose check is due; null if nothing was staked for a while. */
    session: v.nullable(playSessionSchema),
    /** End of the break that the player chose; null without one. The break after a check is in `break_seconds` only. */
    break_until: v.nullable(timeSchema),
    rules: v.object({
      /** Hours until a higher limit applies; `needs_confirmation`: whether it must then be confirmed. */
      cooldown_hours: v.number(),
      /** A higher limit applies at the earliest when the current day, week or month ends. */
      is_after_period_end: v.optional(v.boolean(), false),
      needs_confirmation: v.boolean(),
      /** Periods for which a deposit limit must be set before a deposit or a bet. */
      required_deposit_periods: v.array(v.picklist(limitPeriods)),
      break_days: v.array(v.number()),
      self_exclusion_months: v.array(v.number()),
      /** Ends of the breaks and self-exclusions above if they began now, in the same order. */
      break_ends: v.optional(v.array(timeSchema), []),
      self_exclusion_ends: v.optional(v.array(timeSchema), []),
    }),
  }),
});

/**
 * Sets a limit: `amount` in major units, minutes for `session`, null to remove it. A lower limit applies immediately; a higher one is `pending`
 * during the cooling-off period of the player's country. Refusal: `limit_cooling_off` if one is pending already; cancel it first.
 */
export const frontSetPlayerLimit = defineCall({
  path: 'front/set_player_limit',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods), amount: v.nullable(v.number()) }),
  response: v.object({ status: v.literal(1), limit: v.nullable(limitSchema) }),
});

const pendingLimitSchema = v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) });

/** Confirms a pending higher limit after its cooling-off period (before: `limit_cooling_off`). Without a pending limit: 404. */
export const frontConfirmPlayerLimit = defineCall({
  path: 'front/confirm_player_limit',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: pendingLimitSchema,
  response: doneSchema,
});

/** Cancels a pending higher limit; the current one stays. Without a pending limit: 404. */
export const frontCancelPendingLimit = defineCall({
  path: 'front/cancel_pending_limit',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: pendingLimitSchema,
  response: doneSchema,
});

/** Blocks play and deposits for some days; it cannot be shortened. The player can still log in, see the account and withdraw. */
export const frontTakeBreak = defineCall({
  path: 'front/take_break',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ days: v.pipe(v.number(), v.safeInteger()) }),
  response: v.object({ status: v.literal(1), until: timeSchema }),
});

/** Closes the account for some months, or permanently (`months` null). The player cannot undo it; all sessions end with the response. */
export const frontSelfExclude = defineCall({
  path: 'front/self_exclude',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ months: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  response: v.object({ status: v.literal(1), until: v.nullable(timeSchema) }),
});

/** Sets how often play is interrupted for a summary, in minutes; null: never. A check that is due must be acknowledged first. */
export const frontSetRealityCheck = defineCall({
  path: 'front/set_reality_check',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ interval_min: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  response: doneSchema,
});

/** Acknowledges the summary: the player may continue to play, in some countries only after a pause (`break_until`). */
export const frontAckRealityCheck = defineCall({
  path: 'front/ack_reality_check',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: v.object({ status: v.literal(1), break_until: v.nullable(timeSchema) }),
});
