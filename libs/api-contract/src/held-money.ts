import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idSchema,
  maxVersion,
  pageEntries,
  requiredTextSchema,
  timeSchema,
  wireAmountSchema,
} from './wire.ts';

/**
 * Why money that arrived is held: above what the player may pay in (own limits, the law's, a break, the method's maximum); after the payment
 * had failed, was cancelled, or was complete (coins sent once more); less than the method's minimum; another amount than was asked for.
 */
export const heldMoneyReasons = ['over_limit', 'after_failed', 'after_cancelled', 'after_complete', 'below_minimum', 'other_amount'] as const;
export type HeldMoneyReason = (typeof heldMoneyReasons)[number];

const heldMoneySchema = v.pipe(
  v.object({
    id: idSchema,
    /** The payment it arrived for: a line of the player's transactions. */
    payment_id: idSchema,
    player_id: idSchema,
    username: v.string(),
    date: timeSchema,
    currency: currencySchema,
    /** What the player gets if it is credited, and what the provider took besides; both go back if it is returned. */
    amount: wireAmountSchema,
    fee: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    reason: v.picklist(heldMoneyReasons),
    resolution: v.nullable(v.picklist(['credited', 'returned'])),
    resolved_at: v.nullable(timeSchema),
    resolved_by: v.nullable(idSchema),
    /** Grows when it is resolved; a decision names the one it was made on. */
    version: v.number(),
  }),
  v.transform(({ amount, fee, currency, ...held }) => ({ ...held, amount: amountOf(amount, currency), fee: amountOf(fee, currency) })),
);

/** Money of all players that arrived and may not be played, oldest first: `open`, `resolved`, or all. */
export const adminGetHeldMoney = defineCall({
  path: 'admin/get_held_money',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object({ state: v.optional(v.picklist(['open', 'resolved'])), ...pageEntries }),
  answer: v.object({ status: v.literal(1), held: v.array(heldMoneySchema), total: v.number() }),
});

/**
 * Ends held money. `credit`: it is a deposit of now, by the rules of one (`amount_out_of_range`, `limit_reached`, `limit_required`, `account_restricted`, `verification_required`: it stays
 * held). `return`: it is booked out, and the operator sends it back through the provider. The same decision by the same admin on the
 * same version answers the same; resolved otherwise, or changed since `version`: `conflict`.
 */
export const adminResolveHeldMoney = defineCall({
  path: 'admin/resolve_held_money',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({
    id: givenIdSchema,
    resolution: v.picklist(['credit', 'return']),
    /** Kept in the audit log and told to nobody. */
    reason: requiredTextSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  }),
  answer: v.object({ status: v.literal(1), held: heldMoneySchema }),
});
