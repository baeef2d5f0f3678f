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
    /** Of the whole payment or withdrawal; where money is reported that came again, or another sum, what was reported. */
    amount: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    /** What the provider reported, by its own id, and what the books said then and still say. */
    event_id: v.string(),
    event_type: v.string(),
    booked_status: v.string(),
    seen_at: v.nullable(timeSchema),
    seen_by: v.nullable(idSchema),
    /** What became of it, in the words of who has seen it. */
    note: v.nullable(v.string()),
    /** Grows when it is marked as seen. */
    version: v.number(),
  }),
  v.transform(({ amount, currency, ...conflict }) => ({ ...conflict, amount: amountOf(amount, currency) })),
);

/**
 * What providers reported that contradicts the books, oldest first: a payout as paid whose money the player has or that was not ordered, a payout
 * as failed that was not ordered, a credited deposit as failed, money for a deposit that was paid before, another sum or currency than was ordered, and
 * an event id used again for something else; these two were refused with 409. None of it moved money. `open` are those that nobody has seen to.
 */
export const adminGetPaymentConflicts = defineCall({
  path: 'admin/get_payment_conflicts',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object({ state: v.optional(v.picklist(['open', 'seen'])), ...pageEntries }),
  answer: v.object({ status: v.literal(1), conflicts: v.array(conflictSchema), total: v.number() }),
});

/**
 * Marks one as seen, with what became of it; it no longer flags the player's withdrawals. It moves no money. The same again by the same admin
 * answers the same; seen by another, or changed since `version`: `conflict`. A conflict about the own money: 403.
 */
export const adminMarkPaymentConflictSeen = defineCall({
  path: 'admin/mark_payment_conflict_seen',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({
    id: givenIdSchema,
    reason: requiredTextSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  }),
  answer: v.object({ status: v.literal(1), conflict: conflictSchema }),
});
