import * as v from 'valibot';
import { defineCall } from './call.ts';
import { eventIdSchema, marketTypes, oddsSchema, requestOddsSchema } from './sports.ts';
import { amountOf, currencySchema, idempotencyKeySchema, givenIdSchema, idSchema, textSchema, timeSchema, wireAmountSchema } from './wire.ts';

/** Maximum selections in one bet. */
export const maxSelections = 12;

/** A single has one selection, a multiple wins if all of its selections win, a system has lines of `k` selections each. */
export const betKinds = ['single', 'multiple', 'system'] as const;
export type BetKind = (typeof betKinds)[number];

const slipEntries = {
  kind: v.picklist(betKinds),
  /** Selections in each line of a system: 2 in a system 2/3. */
  system_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(maxSelections))),
  /** At most one selection per event. `odds` are those the player saw. */
  selections: v.pipe(
    v.array(v.object({ event_id: eventIdSchema, market: textSchema, outcome: textSchema, odds: requestOddsSchema })),
    v.minLength(1),
    v.maxLength(maxSelections),
  ),
};

/**
 * What a bet slip would pay. `malformed`: the selections do not fit the kind, two are of the same event, or the stake has more decimals than
 * the currency. A selection that has changed or closed is reported in the response, not refused. Currency: the player's, EUR for visitors.
 */
export const frontPriceBet = defineCall({
  path: 'front/price_bet',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ ...slipEntries, stake: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0) }),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      currency: v.optional(currencySchema, 'EUR'),
      lines: v.number(),
      /** Possible return per unit staked, at current odds. */
      total_odds: oddsSchema,
      stake: wireAmountSchema,
      possible_return: wireAmountSchema,
      min_stake: wireAmountSchema,
      max_stake: wireAmountSchema,
      /** How long a bet with a live selection is held before its odds are checked again. */
      live_delay_ms: v.optional(v.number(), 0),
      selections: v.array(
        v.object({
          event_id: idSchema,
          market: v.string(),
          outcome: v.string(),
          /** The current odds, or those of the request if there are none. */
          odds: oddsSchema,
          has_changed: v.boolean(),
          /** `suspended`: accepts no bets at the moment. `closed`: accepts no more bets. */
          status: v.picklist(['open', 'suspended', 'closed']),
        }),
      ),
    }),
    v.transform(({ currency, stake, possible_return, min_stake, max_stake, ...price }) => ({
      ...price,
      stake: amountOf(stake, currency),
      possibleReturn: amountOf(possible_return, currency),
      minStake: amountOf(min_stake, currency),
      maxStake: amountOf(max_stake, currency),
    })),
  ),
});

/** A selection of a placed bet. */
export const betSelectionSchema = v.object({
  event_id: idSchema,
  event_name: v.string(),
  league: v.string(),
  start_at: timeSchema,
  market: v.string(),
  type: v.picklist(marketTypes),
  line: v.optional(v.number()),
  outcome: v.string(),
  /** The odds at which the bet was placed. */
  odds: oddsSchema,
  result: v.optional(v.picklist(['won', 'lost', 'void'])),
});

const placedBetSchema = v.pipe(
  v.object({
    id: idSchema,
    kind: v.picklist(betKinds),
    lines: v.number(),
    total_odds: oddsSchema,
    currency: v.optional(currencySchema, 'EUR'),
    stake: wireAmountSchema,
    possible_return: wireAmountSchema,
    placed_at: timeSchema,
    selections: v.array(betSelectionSchema),
  }),
  v.transform(({ currency, stake, possible_return, ...bet }) => ({
    ...bet,
    stake: amountOf(stake, currency),
    possibleReturn: amountOf(possible_return, currency),
  })),
);

/** Receipt of a bet. */
export type PlacedBet = v.InferOutput<typeof placedBetSchema>;

/**
 * Places a bet with real money; the stake is locked until the bet is settled. The stake of a system is divided among its lines. Refusals:
 * `odds_changed` if odds have changed and `accept_odds` does not allow it (`better` accepts higher odds, `any` all), `event_closed`; both name
 * the selections in `fields`, and `odds_changed` the current odds in `current`, as `selections.0.odds`. Also `stake_out_of_range`,
 * `insufficient_funds`, `limit_reached`, `account_restricted`. The same idempotency key returns the same bet and stakes once.
 */
export const frontPlaceBet = defineCall({
  path: 'front/place_bet',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    ...slipEntries,
    stake: v.pipe(v.number(), v.finite(), v.gtValue(0)),
    accept_odds: v.optional(v.picklist(['none', 'better', 'any']), 'none'),
    idempotency_key: idempotencyKeySchema,
  }),
  response: v.object({ status: v.literal(1), bet: placedBetSchema }),
});

/**
 * Cashes out an open bet for the amount offered in the bet list, or for the current offer if it is higher. Refusals: `odds_changed` if the
 * current offer is lower, with it in `current.amount`; `cash_out_unavailable` while a selection has no price, and once the bet is settled;
 * `not_found` for a bet of another player. The same idempotency key returns the same response and pays once.
 */
export const frontCashOut = defineCall({
  path: 'front/cash_out',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    bet_id: v.pipe(givenIdSchema, v.maxLength(40)),
    amount: v.pipe(v.number(), v.finite(), v.gtValue(0)),
    idempotency_key: idempotencyKeySchema,
  }),
  response: v.pipe(
    v.object({ status: v.literal(1), bet_id: idSchema, currency: v.optional(currencySchema, 'EUR'), amount: wireAmountSchema }),
    v.transform(({ currency, amount, ...cashOut }) => ({ ...cashOut, amount: amountOf(amount, currency) })),
  ),
});
