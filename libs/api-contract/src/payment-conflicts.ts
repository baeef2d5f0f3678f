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

const conflictSchema = v.pipe(
  v.object({
    id: idSchema,
    type: v.picklist(['deposit', 'withdrawal']),
    /** The payment or the withdrawal: a line of the player's transactions. */
    transaction_id: idSchema,
    player_id: idSchema,
    username: v.string(),
    date: timeSchema,
    currency: currencySchema,
    /** Amount of the payment or withdrawal; for money reported twice, or a different amount, the reported amount. */
    amount: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    /** The provider's report with its id, and the status in the ledger, which the report did not change. */
    event_id: v.string(),
    event_type: v.string(),
    booked_status: v.string(),
    seen_at: v.nullable(timeSchema),
    seen_by: v.nullable(idSchema),
    /** Outcome, as noted by the person who handled it. */
    note: v.nullable(v.string()),
    /** Increases when it is marked as seen. */
    version: v.number(),
  }),
  v.transform(({ amount, currency, ...conflict }) => ({ ...conflict, amount: amountOf(amount, currency) })),
);

/**
 * Reports of providers that contradict the ledger, oldest first: a payout reported as paid although the money was returned to the player or the
 * payout was not ordered; as failed although it was not ordered; a credited deposit as failed; money for a deposit that was already paid; a
 * different amount or currency than ordered, and an event id reused for something else (both refused with 409). None of them moved money.
 * `open`: not marked as seen yet. `player_id`: only about this player's money.
 */
export const adminGetPaymentConflicts = defineCall({
  path: 'admin/get_payment_conflicts',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  repeats: true,
  request: v.object({ state: v.optional(v.picklist(['open', 'seen'])), player_id: v.optional(givenIdSchema), ...pageEntries }),
  answer: v.object({ status: v.literal(1), conflicts: v.array(conflictSchema), total: v.number() }),
});

/**
 * Marks a report as seen, with a note on its resolution; it no longer flags the player's withdrawals. It moves no money. The same call by the
 * same admin returns the same; `conflict` if another admin marked it, or if it changed since `version`. About the admin's own money: 403.
 */
export const adminMarkPaymentConflictSeen = defineCall({
  path: 'admin/mark_payment_conflict_seen',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  repeats: false,
  request: v.object({
    id: givenIdSchema,
    reason: requiredTextSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  }),
  answer: v.object({ status: v.literal(1), conflict: conflictSchema }),
});
