import * as v from 'valibot';
import { defineCall } from './call.ts';
import { transactionSchema } from './payments.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, timeSchema, wireAmountSchema } from './wire.ts';

/**
 * Steps of a payment. Withdrawals: `requested`, `hold` (new payout details), `first_approval` (if two officers approve it), `approval`, `sent` (the
 * provider has the order), `paid`, or an end: `cancelled` by the player, `rejected` by the operator, `reversed` because the payout failed. Deposits:
 * `started`, `received` (the provider has the money), `review` (the money is held), `credited`, or an end: `failed`, `expired`, `cancelled`,
 * `returned` (held money that was sent back).
 */
export const transactionStepIds = [
  'requested',
  'hold',
  'first_approval',
  'approval',
  'sent',
  'paid',
  'rejected',
  'reversed',
  'started',
  'received',
  'review',
  'credited',
  'failed',
  'expired',
  'cancelled',
  'returned',
] as const;
export type TransactionStepId = (typeof transactionStepIds)[number];

/** A step. `id` is one of {@link transactionStepIds}, or a later one, which clients leave out. */
export const transactionStepSchema = v.object({
  id: v.string(),
  state: v.picklist(['done', 'current', 'next', 'failed']),
  /** When it happened; null if it has not, or if the time is not known. */
  time: v.nullable(timeSchema),
  /** When it is promised; null for a step that is done, or without a promise. */
  due: v.nullable(timeSchema),
});

/** Effects of a transaction on the balances up to now, with their signs. */
const balanceSchema = v.object({ real: wireAmountSchema, bonus: wireAmountSchema, locked: wireAmountSchema });

const detailsSchema = v.pipe(
  v.object({
    status: v.literal(1),
    transaction: transactionSchema,
    /** The operator's reference, by which support finds it; for returned money that of its withdrawal. */
    reference: idSchema,
    /** The reference of the payment provider or bank. */
    provider_reference: v.optional(v.nullable(v.string()), null),
    /** The masked account: of a withdrawal the one that is paid, of a deposit the card it came from. */
    destination: v.optional(v.nullable(v.string()), null),
    /** Empty for transactions without steps, such as a bonus. Returned money has the steps of its withdrawal. */
    steps: v.optional(v.array(transactionStepSchema), []),
    /** Of `balance` and `requested_amount`. */
    currency: v.optional(currencySchema, 'EUR'),
    /** Null for a game, whose rounds have their own effects. */
    balance: v.optional(v.nullable(balanceSchema), null),
    /** The requested amount of a deposit of which another amount was credited. */
    requested_amount: v.optional(v.nullable(wireAmountSchema), null),
  }),
  v.transform(({ balance, requested_amount, currency, ...details }) => ({
    ...details,
    balance: balance && {
      real: amountOf(balance.real, currency),
      bonus: amountOf(balance.bonus, currency),
      locked: amountOf(balance.locked, currency),
    },
    requestedAmount: requested_amount === null ? null : amountOf(requested_amount, currency),
  })),
);

export type TransactionDetails = v.InferOutput<typeof detailsSchema>;
export type TransactionStep = v.InferOutput<typeof transactionStepSchema>;

/** A line of the transaction list with its references, account, balances and steps. An unknown or another player's id: 404. */
export const frontGetTransactionDetails = defineCall({
  path: 'front/get_transaction_details',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: detailsSchema,
});
