import * as v from 'valibot';
import { defineCall } from './call.ts';
import { eventIdSchema, marketTypes, oddsSchema, seenOddsSchema } from './sports.ts';
import { amountOf, currencySchema, idempotencyKeySchema, givenIdSchema, idSchema, textSchema, timeSchema, wireAmountSchema } from './wire.ts';

/** Selections in one bet at most. */
export const maxSelections = 12;

/** A single is one selection, a multiple needs all of its selections to win, a system `k` of them in every line. */
export const betKinds = ['single', 'multiple', 'system'] as const;
export type BetKind = (typeof betKinds)[number];

const slipEntries = {
  kind: v.picklist(betKinds),
  /** Selections in each line of a system: 2 of a system 2/3. */
  system_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(maxSelections))),
  /** One selection of an event at most. `odds` are those the player saw. */
  selections: v.pipe(
    v.array(v.object({ event_id: eventIdSchema, market: textSchema, outcome: textSchema, odds: seenOddsSchema })),
    v.minLength(1),
    v.maxLength(maxSelections),
  ),
};

/**
 * What a slip would pay. Malformed are a slip that is no single, multiple or system, one with two selections of an event, and a stake more
 * precise than the currency. A selection that has changed or closed is told in the answer, not refused. Currency: the player's, EUR for a
 * visitor.
 */
export const frontPriceBet = defineCall({
  path: 'front/price_bet',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ ...slipEntries, stake: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0) }),
  answer: v.pipe(
    v.object({
      status: v.literal(1),
      currency: v.optional(currencySchema, 'EUR'),
      lines: v.number(),
      /** The possible return for each unit of the stake, at the odds of now. */
      total_odds: oddsSchema,
      stake: wireAmountSchema,
      possible_return: wireAmountSchema,
      min_stake: wireAmountSchema,
      max_stake: wireAmountSchema,
      /** How long a bet with a live selection is held before its odds are looked at again. */
      live_delay_ms: v.optional(v.number(), 0),
      selections: v.array(
        v.object({
          event_id: idSchema,
          market: v.string(),
          outcome: v.string(),
          /** The odds of now; those of the request when there are none any more. */
          odds: oddsSchema,
          has_changed: v.boolean(),
          /** `suspended`: takes no bets just now. `closed`: takes none any more. */
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

/** A selection of a bet that was placed. */
export const betSelectionSchema = v.object({
  event_id: idSchema,
  event_name: v.string(),
  league: v.string(),
  start_at: timeSchema,
  market: v.string(),
  type: v.picklist(marketTypes),
  line: v.optional(v.number()),
  outcome: v.string(),
  /** The odds the bet was placed at. */
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

/** The receipt of a bet. */
export type PlacedBet = v.InferOutput<typeof placedBetSchema>;

/**
 * Places a bet with real money; the stake is locked until the bet is settled. The stake of a system is spread over its lines. Refusals:
 * `odds_changed` when odds moved beyond what `accept_odds` takes (`better` takes higher ones, `any` all), `event_closed`; both name the
 * selections at fault in `fields`, and `odds_changed` the odds of now in `current`, as `selections.0.odds`. Also `stake_out_of_range`,
 * `insufficient_funds`, `limit_reached`, `account_restricted`. The same key answers the same bet and stakes nothing twice.
 */
export const frontPlaceBet = defineCall({
  path: 'front/place_bet',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    ...slipEntries,
    stake: v.pipe(v.number(), v.finite(), v.gtValue(0)),
    accept_odds: v.optional(v.picklist(['none', 'better', 'any']), 'none'),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.object({ status: v.literal(1), bet: placedBetSchema }),
});

/**
 * Settles an open bet before its time for the amount the bet list offered. Pays what is offered now when that is no less; when it is less,
 * `odds_changed` with the offer of now in `current.amount`. `cash_out_unavailable` while a selection has no price, and once the bet
 * is settled; `not_found` for a bet that is not the player's. The same key answers the same and pays nothing twice.
 */
export const frontCashOut = defineCall({
  path: 'front/cash_out',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    bet_id: v.pipe(givenIdSchema, v.maxLength(40)),
    amount: v.pipe(v.number(), v.finite(), v.gtValue(0)),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.pipe(
    v.object({ status: v.literal(1), bet_id: idSchema, currency: v.optional(currencySchema, 'EUR'), amount: wireAmountSchema }),
    v.transform(({ currency, amount, ...cashOut }) => ({ ...cashOut, amount: amountOf(amount, currency) })),
  ),
});
