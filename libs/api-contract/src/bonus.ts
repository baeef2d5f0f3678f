import * as v from 'valibot';
import { gameCategories } from './catalogue.ts';
import { defineCall } from './call.ts';
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
 * `issued` waits for its deposit, or for the bonus that runs before it; `active` has its money, `wagering` its first stake towards the
 * requirement. The others are ends and never go on: `completed` (became real money), `lost` (played away), `expired`, `cancelled`
 * (given up), `forfeited` (by a withdrawal, which ends every bonus of a deposit, also one that waits for its turn).
 */
export const bonusStatuses = ['issued', 'active', 'wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/**
 * What a promotion is to whoever asks: `open` to a visitor; `claimable`; `claimed` (waits for a deposit, or for its turn); `running`;
 * `used` (not again in this period); `unavailable` (another country, currency or time, none are left, or only by the registration's code).
 */
export const promotionStates = ['open', 'claimable', 'claimed', 'running', 'used', 'unavailable'] as const;
export type PromotionState = (typeof promotionStates)[number];

/**
 * Why a promotion is not for whoever asks: offered to players of other countries or in other currencies; before or after its time; all of it
 * is claimed; the deposit it is for has been made; there was no loss to give cashback on; it comes only with the code of a registration.
 */
export const unavailableReasons = ['country', 'currency', 'period', 'none_left', 'past_deposit', 'no_loss', 'registration_code'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

const bonusIdSchema = v.pipe(givenIdSchema, v.maxLength(64));
const nullableTimeSchema = v.optional(v.nullable(timeSchema), null);

/** "At `rtp` % it costs about `amount` on average": what wagering costs, by the return of the games that count in full. */
const expectedCostSchema = v.object({ rtp: v.number(), amount: wireAmountSchema });

const termsSchema = v.object({
  currency: currencySchema,
  /** Per cent of the deposit, or of the loss for cashback; none for a fixed amount. */
  match_percent: v.nullable(v.number()),
  /** The amount of a fixed bonus, the most of any other. */
  max_bonus: wireAmountSchema,
  min_deposit: wireAmountSchema,
  wagering_x: v.number(),
  wagering_base: v.picklist(['bonus', 'bonus_plus_deposit']),
  /** To be staked for `max_bonus`. */
  wagering_at_most: wireAmountSchema,
  expected_cost: expectedCostSchema,
  max_bet: wireAmountSchema,
  max_win: v.nullable(wireAmountSchema),
  claim_within_hours: v.number(),
  expires_after_hours: v.number(),
  forfeits_on_withdrawal: v.boolean(),
  /** Games that bonus money plays; all when empty. */
  eligible_categories: v.array(v.picklist(gameCategories)),
});

function termsOf({
  currency,
  max_bonus,
  min_deposit,
  wagering_at_most,
  expected_cost,
  max_bet,
  max_win,
  ...terms
}: v.InferOutput<typeof termsSchema>) {
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

const promotionSchema = v.pipe(
  v.object({
    id: idSchema,
    /** Name in addresses; a landing page asks by it. */
    key: v.optional(v.string(), ''),
    type: v.optional(v.picklist(promotionTypes), 'deposit_match'),
    title: v.string(),
    summary: v.optional(v.string(), ''),
    /** Sanitised when it was written: paragraphs, lists, emphasis and links only. */
    terms_html: v.optional(v.string(), ''),
    picture: v.optional(v.string(), ''),
    code: v.optional(v.nullable(v.string()), null),
    valid_to: nullableTimeSchema,
    state: v.optional(v.picklist(promotionStates), 'open'),
    unavailable_reason: v.optional(v.nullable(v.picklist(unavailableReasons)), null),
    /** The player's next deposit of at least `min_deposit` brings it, with its code or a claim. */
    fits_next_deposit: v.optional(v.boolean(), false),
    /** In the player's currency, a visitor's in euro; none when the promotion is not offered in it. */
    terms: v.optional(v.nullable(termsSchema), null),
  }),
  v.transform(({ terms, ...promotion }) => ({ ...promotion, terms: terms ? termsOf(terms) : undefined })),
);

/** A promotion in the words of the asked locale, with its terms as money. */
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * The promotions shown in a locale, or one by `id` or by `key` (404 `not_found` when there is none). Open: with a player's token
 * `state` and currency are the player's. One that is not listed is found by its `key` only.
 */
export const frontGetPromotionTemplate = defineCall({
  path: 'front/get_promotion_template',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), id: v.optional(bonusIdSchema), key: v.optional(textSchema) }),
  answer: v.object({ status: v.literal(1), promotions: v.array(promotionSchema) }),
});

const playerBonusSchema = v.pipe(
  v.object({
    id: idSchema,
    promotion_id: v.optional(idSchema, ''),
    type: v.optional(v.picklist(promotionTypes), 'deposit_match'),
    title: v.string(),
    status: v.picklist(bonusStatuses),
    currency: v.optional(currencySchema, 'EUR'),
    /** None while a deposit is awaited. */
    amount: v.optional(v.nullable(wireAmountSchema), null),
    /** Bonus money on the account now; nothing unless the bonus runs. */
    balance: v.optional(wireAmountSchema, 0),
    wagering_required: v.optional(v.nullable(wireAmountSchema), null),
    wagered: v.optional(wireAmountSchema, 0),
    /** For what is left to stake. */
    expected_cost: v.optional(v.nullable(expectedCostSchema), null),
    min_deposit: v.optional(wireAmountSchema, 0),
    max_bet: v.optional(v.nullable(wireAmountSchema), null),
    max_win: v.optional(v.nullable(wireAmountSchema), null),
    /** What became real money, and what went back to the house, at the end. */
    released: v.optional(v.nullable(wireAmountSchema), null),
    forfeited: v.optional(v.nullable(wireAmountSchema), null),
    eligible_categories: v.optional(v.array(v.picklist(gameCategories)), []),
    forfeits_on_withdrawal: v.optional(v.boolean(), true),
    /** The transaction of the deposit it came with. */
    payment_id: v.optional(v.nullable(idSchema), null),
    issued_at: nullableTimeSchema,
    /** Until when the deposit must come. */
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

/** A bonus of the signed-in player with how far it is. */
export type PlayerBonus = v.InferOutput<typeof playerBonusSchema>;

/** Bonuses of the signed-in player, newest first: `open` (issued or running), `finished`, or all. */
export const frontGetPlayerBonuses = defineCall({
  path: 'front/get_player_bonuses',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), state: v.optional(v.picklist(['open', 'finished'])), ...pageEntries }),
  answer: v.object({ status: v.literal(1), bonuses: v.array(playerBonusSchema), total: v.number() }),
});

const depositBonusSchema = v.pipe(
  v.object({
    title: v.string(),
    currency: v.optional(currencySchema, 'EUR'),
    amount: wireAmountSchema,
    /** Another bonus runs: the money of this one comes when that has ended. */
    waits: v.optional(v.boolean(), false),
  }),
  v.transform(({ currency, amount, ...bonus }) => ({ ...bonus, amount: amountOf(amount, currency) })),
);

/** What comes with a deposit besides its own money. */
export type DepositBonus = v.InferOutput<typeof depositBonusSchema>;

const missedBonusSchema = v.pipe(
  v.object({
    title: v.string(),
    currency: v.optional(currencySchema, 'EUR'),
    min_deposit: wireAmountSchema,
    /** It is for this deposit alone, the first for example: a deposit that is too small, or brings another bonus, ends the claim. */
    is_lost: v.optional(v.boolean(), false),
  }),
  v.transform(({ currency, min_deposit, ...bonus }) => ({ ...bonus, minDeposit: amountOf(min_deposit, currency) })),
);

/** A claimed bonus that does not come with a deposit: that is too small, or another bonus takes its place. */
export type MissedBonus = v.InferOutput<typeof missedBonusSchema>;

/**
 * The bonus that a deposit of this amount, in the player's currency and without a promo code, would bring if it arrived now: of a
 * claimed promotion, or one that comes by itself. With a promo code none is told. `missed`: a claimed bonus that this deposit would
 * end, because it is too small or because another bonus takes its place, that of the code for example; else, where no bonus comes, a
 * claimed one that would with a larger deposit. Whether the code is good is not said. Nothing is reserved by asking.
 */
export const frontGetDepositBonus = defineCall({
  path: 'front/get_deposit_bonus',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ amount: v.number(), promo_code: v.optional(textSchema, ''), locale: v.optional(textSchema, 'en') }),
  answer: v.object({ status: v.literal(1), bonus: v.nullable(depositBonusSchema), missed: v.optional(v.nullable(missedBonusSchema), null) }),
});

/**
 * Takes a promotion up: a fixed bonus or cashback is given at once, a deposit bonus waits for the deposit; behind a running bonus it
 * waits for its turn. Claimed again while it is open, it answers the same bonus. Refusals: `bonus_not_available`;
 * `bonus_had_before` where it is for once, and another account has had it that confirmed the same mailbox, or has the same birthday and the
 * same telephone or name (initials aside); `account_restricted` in a break; 404 `not_found`, also for one that is not listed: its code is for the registration or the deposit.
 */
export const frontClaimPromotion = defineCall({
  path: 'front/claim_promotion',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ id: bonusIdSchema, locale: v.optional(textSchema, 'en') }),
  answer: v.object({ status: v.literal(1), bonus: playerBonusSchema }),
});

/**
 * Gives a bonus up; its money goes back to the house, the player's own stays. Refusals: `bonus_not_available` when it has ended;
 * 404 `not_found` for a bonus that is not the player's; 409 `conflict` for a key used on another bonus.
 */
export const frontForfeitBonus = defineCall({
  path: 'front/forfeit_bonus',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ id: bonusIdSchema, locale: v.optional(textSchema, 'en'), idempotency_key: idempotencyKeySchema }),
  answer: v.object({ status: v.literal(1), bonus: playerBonusSchema }),
});
