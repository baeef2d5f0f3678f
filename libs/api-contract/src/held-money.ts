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
 * Why money that arrived is held: it exceeds what the player may deposit (own or legal limits, a break, the method's maximum); it arrived after
 * the payment had failed, was cancelled, or was complete (coins sent again); it is below the method's minimum; it is not the requested amount.
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
    /** What the player gets if it is credited, and the provider's fee on top; both are sent back if it is returned. */
    amount: wireAmountSchema,
    fee: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    reason: v.picklist(heldMoneyReasons),
    resolution: v.nullable(v.picklist(['credited', 'returned'])),
    resolved_at: v.nullable(timeSchema),
    resolved_by: v.nullable(idSchema),
    /** Increases when it is resolved; a decision includes the version it is based on. */
    version: v.number(),
  }),
  v.transform(({ amount, fee, currency, ...held }) => ({ ...held, amount: amountOf(amount, currency), fee: amountOf(fee, currency) })),
);

/** Money of all players that arrived and may not be played, oldest first: `open`, `resolved`, or all. */
export const adminGetHeldMoney = defineCall({
  path: 'admin/get_held_money',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  repeats: true,
  request: v.object({ state: v.optional(v.picklist(['open', 'resolved'])), ...pageEntries }),
  answer: v.object({ status: v.literal(1), held: v.array(heldMoneySchema), total: v.number() }),
});

/**
 * Resolves held money. `credit`: credits it as a deposit made now, under the rules of deposits (if refused with `amount_out_of_range`,
 * `limit_reached`, `limit_required`, `account_restricted` or `verification_required`, it stays held). `return`: books it out, and the operator
 * sends it back through the provider. The same decision by the same admin on the same version returns the same; `conflict` if it was resolved
 * differently, or changed since `version`.
 */
export const adminResolveHeldMoney = defineCall({
  path: 'admin/resolve_held_money',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  repeats: false,
  request: v.object({
    id: givenIdSchema,
    resolution: v.picklist(['credit', 'return']),
    /** Stored in the audit log and not shown to the player. */
    reason: requiredTextSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  }),
  answer: v.object({ status: v.literal(1), held: heldMoneySchema }),
});
