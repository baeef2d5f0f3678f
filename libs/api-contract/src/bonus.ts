import * as v from 'valibot';
import { gameCategories } from './catalogue.ts';
import { defineCall } from './call.ts';
import { promoCodeSchema } from './promo-code.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idSchema,
  idempotencyKeySchema,
  pageEntries,
  textSchema,
  timeSchema,
  wireAmountSchema,
} from './wire.ts';

export const promotionTypes = ['deposit_match', 'reload', 'no_deposit', 'cashback'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/**
 * `issued`: waiting for its deposit, or for an earlier bonus to end; `active`: its money was granted; `wagering`: a first stake counted towards
 * the requirement. The others are final: `completed` (became real money), `lost` (all of it was lost in play), `expired`, `cancelled` (by the
 * player), `forfeited` (by a withdrawal, which ends all deposit bonuses, including those that wait for an earlier one to end).
 */
export const bonusStatuses = ['issued', 'active', 'wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/**
 * State of a promotion for the caller: `open` (to visitors); `claimable`; `claimed` (waits for a deposit, or for an earlier bonus to end);
 * `running`; `used` (cannot be claimed again in this period); `unavailable` (see {@link unavailableReasons}).
 */
export const promotionStates = ['open', 'claimable', 'claimed', 'running', 'used', 'unavailable'] as const;
export type PromotionState = (typeof promotionStates)[number];

/**
 * Why a promotion is not available to the caller: offered in other countries or currencies; not yet or no longer valid; all claimed; the
 * deposit it is for has already been made; no loss to give cashback on; only available with a code at registration; another promotion was claimed
 * instead and still waits for its deposit.
 */
export const unavailableReasons = ['country', 'currency', 'period', 'none_left', 'past_deposit', 'no_loss', 'registration_code', 'replaced'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

const bonusIdSchema = v.pipe(givenIdSchema, v.maxLength(64));
const nullableTimeSchema = v.optional(v.nullable(timeSchema), null);

/** Average cost of wagering: `amount`, at the return to player `rtp` (per cent) of the games that count in full. */
const expectedCostSchema = v.object({ rtp: v.number(), amount: wireAmountSchema });

const termsSchema = v.object({
  currency: currencySchema,
  /** Per cent of the deposit, or of the loss for cashback; null for a fixed amount. */
  match_percent: v.nullable(v.number()),
  /** The amount of a fixed bonus; the maximum of any other. */
  max_bonus: wireAmountSchema,
  min_deposit: wireAmountSchema,
  wagering_x: v.number(),
  wagering_base: v.picklist(['bonus', 'bonus_plus_deposit']),
  /** Total to bet for `max_bonus`. */
  wagering_at_most: wireAmountSchema,
  expected_cost: expectedCostSchema,
  max_bet: wireAmountSchema,
  max_win: v.nullable(wireAmountSchema),
  claim_within_hours: v.number(),
  expires_after_hours: v.number(),
  forfeits_on_withdrawal: v.boolean(),
  /** Categories of games that can be played with bonus money; if empty, all. */
  eligible_categories: v.array(v.picklist(gameCategories)),
});

function termsOf(wire: v.InferOutput<typeof termsSchema>) {
  const { currency, max_bonus, min_deposit, wagering_at_most, expected_cost, max_bet, max_win, ...terms } = wire;
  return {
    ...terms,
    maxBonus: amountOf(max_bonus, currency),
    minDeposit: amountOf(min_deposit, currency),
    wageringAtMost: amountOf(wagering_at_most, currency),
    expectedCost: { rtp: expected_cost.rtp, amount: amountOf(expected_cost.amount, currency) },
    maxBet: amountOf(max_bet, currency),
    maxWin: max_win === null ? undefined : amountOf(max_win, currency),
  };
}

export const promotionTypeSchema = v.optional(v.picklist(promotionTypes), 'deposit_match');

/** Terms of a promotion with amounts as money; undefined if it is not offered in the currency. */
export const nullableTermsSchema = v.pipe(
  v.optional(v.nullable(termsSchema), null),
  v.transform((terms) => (terms ? termsOf(terms) : undefined)),
);

export type PromotionTerms = NonNullable<v.InferOutput<typeof nullableTermsSchema>>;

const promotionSchema = v.object({
  id: idSchema,
  /** Name in URLs; a landing page requests the promotion by it. */
  key: v.optional(v.string(), ''),
  type: promotionTypeSchema,
  title: v.string(),
  summary: v.optional(v.string(), ''),
  /** Sanitised when it was saved: paragraphs, lists, emphasis and links only. */
  terms_html: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
  code: v.optional(v.nullable(v.string()), null),
  valid_to: nullableTimeSchema,
  state: v.optional(v.picklist(promotionStates), 'open'),
  unavailable_reason: v.optional(v.nullable(v.picklist(unavailableReasons)), null),
  /** With `replaced`: the claim that the player must cancel first. */
  replaced_by: v.optional(v.nullable(v.object({ bonus_id: idSchema, title: v.string() })), null),
  /** With a claim or its code, the player's next deposit of at least `min_deposit` grants it. */
  fits_next_deposit: v.optional(v.boolean(), false),
  /** In the player's currency, for visitors in euro; null if the promotion is not offered in it. */
  terms: nullableTermsSchema,
});

/** A promotion in the requested locale, with its terms as money. */
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * The promotions listed in a locale, or one by `id` or by `key` (404 `not_found` if there is none). The token is optional: with it, `state`
 * and currency are the player's. A promotion that is not listed is found by its `key` only.
 */
export const frontGetPromotionTemplate = defineCall({
  path: 'front/get_promotion_template',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), id: v.optional(bonusIdSchema), key: v.optional(textSchema) }),
  response: v.object({ status: v.literal(1), promotions: v.array(promotionSchema) }),
});

const playerBonusSchema = v.pipe(
  v.object({
    id: idSchema,
    promotion_id: v.optional(idSchema, ''),
    type: promotionTypeSchema,
    title: v.string(),
    status: v.picklist(bonusStatuses),
    currency: v.optional(currencySchema, 'EUR'),
    /** Null until the deposit arrives. */
    amount: v.optional(v.nullable(wireAmountSchema), null),
    /** Its current bonus balance; zero unless the bonus is running. */
    balance: v.optional(wireAmountSchema, 0),
    wagering_required: v.optional(v.nullable(wireAmountSchema), null),
    wagered: v.optional(wireAmountSchema, 0),
    /** Average cost of the remaining wagering. */
    expected_cost: v.optional(v.nullable(expectedCostSchema), null),
    min_deposit: v.optional(wireAmountSchema, 0),
    max_bet: v.optional(v.nullable(wireAmountSchema), null),
    max_win: v.optional(v.nullable(wireAmountSchema), null),
    /** Once it has ended: the amount that became real money, and the amount returned to the operator. */
    released: v.optional(v.nullable(wireAmountSchema), null),
    forfeited: v.optional(v.nullable(wireAmountSchema), null),
    eligible_categories: v.optional(v.array(v.picklist(gameCategories)), []),
    forfeits_on_withdrawal: v.optional(v.boolean(), true),
    /** The transaction of the deposit that granted it. */
    payment_id: v.optional(v.nullable(idSchema), null),
    issued_at: nullableTimeSchema,
    /** Deadline for the deposit. */
    claim_expires_at: nullableTimeSchema,
    expires_at: nullableTimeSchema,
    finished_at: nullableTimeSchema,
  }),
  v.transform((wire) => {
    const { currency, amount, balance, wagering_required, wagered, expected_cost, min_deposit, max_bet, max_win, released, forfeited, ...bonus } =
      wire;
    const amountIfAny = (text: string | null) => (text === null ? undefined : amountOf(text, currency));
    return {
      ...bonus,
      amount: amountIfAny(amount),
      balance: amountOf(balance, currency),
      wageringRequired: amountIfAny(wagering_required),
      wagered: amountOf(wagered, currency),
      expectedCost: expected_cost ? { rtp: expected_cost.rtp, amount: amountOf(expected_cost.amount, currency) } : undefined,
      minDeposit: amountOf(min_deposit, currency),
      maxBet: amountIfAny(max_bet),
      maxWin: amountIfAny(max_win),
      released: amountIfAny(released),
      forfeited: amountIfAny(forfeited),
    };
  }),
);

/** A bonus of the signed-in player with its progress. */
export type PlayerBonus = v.InferOutput<typeof playerBonusSchema>;

/** Bonuses of the signed-in player, newest first: `open` (issued or running), `finished`, or all. */
export const frontGetPlayerBonuses = defineCall({
  path: 'front/get_player_bonuses',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), state: v.optional(v.picklist(['open', 'finished'])), ...pageEntries }),
  response: v.object({ status: v.literal(1), bonuses: v.array(playerBonusSchema), total: v.number() }),
});

const depositBonusSchema = v.pipe(
  v.object({
    title: v.string(),
    currency: v.optional(currencySchema, 'EUR'),
    amount: wireAmountSchema,
    /** Whether the bonus is only granted once a running bonus has ended. */
    waits: v.optional(v.boolean(), false),
    wagering_required: v.optional(v.nullable(wireAmountSchema), null),
    /** Average cost of the wagering. */
    expected_cost: v.optional(v.nullable(expectedCostSchema), null),
    max_bet: v.optional(v.nullable(wireAmountSchema), null),
    /** Time limit of the wagering, from the grant. */
    expires_after_hours: v.optional(v.nullable(v.number()), null),
  }),
  v.transform(({ currency, amount, wagering_required, expected_cost, max_bet, ...bonus }) => ({
    ...bonus,
    amount: amountOf(amount, currency),
    wageringRequired: wagering_required === null ? undefined : amountOf(wagering_required, currency),
    expectedCost: expected_cost ? { rtp: expected_cost.rtp, amount: amountOf(expected_cost.amount, currency) } : undefined,
    maxBet: max_bet === null ? undefined : amountOf(max_bet, currency),
  })),
);

/** The bonus that a deposit would grant. */
export type DepositBonus = v.InferOutput<typeof depositBonusSchema>;

const missedBonusSchema = v.pipe(
  v.object({
    title: v.string(),
    currency: v.optional(currencySchema, 'EUR'),
    min_deposit: wireAmountSchema,
    /** Whether this deposit would end the claim, because the bonus is for this deposit only, such as the first. */
    is_lost: v.optional(v.boolean(), false),
  }),
  v.transform(({ currency, min_deposit, ...bonus }) => ({ ...bonus, minDeposit: amountOf(min_deposit, currency) })),
);

/** The bonus of the code, or a claimed one, that a deposit would not grant: it is too small, grants another bonus, or is to grant none. */
export type MissedBonus = v.InferOutput<typeof missedBonusSchema>;

/**
 * The bonus that a deposit of this amount, in the player's currency, would grant if it arrived now: that of the promo code or, without one, of a
 * claimed or automatic promotion; none with `no_bonus`. `missed`: the bonus of the code if only a larger deposit would grant it; a claimed bonus whose
 * claim this deposit would end, because it is too small, grants another bonus or is to grant none; or, if `bonus` is null, a claimed bonus that a
 * larger deposit would grant. The call reserves nothing. Attempts with unknown codes are rate-limited.
 */
export const frontGetDepositBonus = defineCall({
  path: 'front/get_deposit_bonus',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({
    amount: v.number(),
    promo_code: v.optional(promoCodeSchema, ''),
    no_bonus: v.optional(v.boolean(), false),
    locale: v.optional(textSchema, 'en'),
  }),
  response: v.object({ status: v.literal(1), bonus: v.nullable(depositBonusSchema), missed: v.optional(v.nullable(missedBonusSchema), null) }),
});

/**
 * Claims a promotion: a fixed bonus or cashback is granted immediately, a deposit bonus with the deposit, but not before a running bonus has ended.
 * Claiming it again while it is open returns the same bonus. Refusals: `bonus_not_available`; `bonus_had_before` if it can be claimed only once, and
 * was claimed by another account that confirmed the same mailbox, or has the same birthday and the same phone number or name (ignoring initials);
 * `account_restricted` during a break; 404 `not_found`, also for a promotion that is not listed: its code is entered at registration or with the
 * deposit.
 */
export const frontClaimPromotion = defineCall({
  path: 'front/claim_promotion',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: bonusIdSchema, locale: v.optional(textSchema, 'en') }),
  response: v.object({ status: v.literal(1), bonus: playerBonusSchema }),
});

/**
 * Cancels a bonus: its money returns to the operator; the real balance is not affected. Refusals: `bonus_not_available` if it has ended;
 * 404 `not_found` for a bonus of another player; 409 `conflict` for an idempotency key used on another bonus.
 */
export const frontForfeitBonus = defineCall({
  path: 'front/forfeit_bonus',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: bonusIdSchema, locale: v.optional(textSchema, 'en'), idempotency_key: idempotencyKeySchema }),
  response: v.object({ status: v.literal(1), bonus: playerBonusSchema }),
});
