import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { paymentFieldsSchema } from './payment-start.ts';
import { processorSchema, transactionSchema } from './payments.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idempotencyKeySchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
  wireAmountSchema,
} from './wire.ts';

/**
 * The payout methods available to the player, with the withdrawable balance (`withdrawable`) and the bonus money that a withdrawal would
 * forfeit (`forfeits`): the running bonus, and every deposit bonus that waits for it to end.
 *
 * Closed loop: a card, or a bank account that deposits are returned to, is listed once a deposit was made from it. Money is paid back to its
 * source, up to the deposited amount, before it is paid anywhere else: each method has the amount to pay back (`returnable_amount`) and the
 * maximum it pays now (`available_amount`).
 */
export const frontGetWithdrawalProcessors = defineCall({
  path: 'front/get_withdrawal_processors',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ country: v.optional(textSchema), currency: v.optional(currencySchema, 'EUR') }),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      processors: v.array(processorSchema),
      currency: v.optional(currencySchema, 'EUR'),
      withdrawable: v.optional(wireAmountSchema, 0),
      forfeits: v.optional(wireAmountSchema, 0),
      /** What remains to be wagered until the running bonus becomes real money; null without one. */
      wagering_left: v.optional(v.nullable(wireAmountSchema), null),
      /** What the player must do before a withdrawal, as the error keys that it would be refused with. */
      requires: v.optional(v.array(v.string()), []),
    }),
    v.transform(({ currency, withdrawable, forfeits, wagering_left, ...response }) => ({
      ...response,
      withdrawable: amountOf(withdrawable, currency),
      forfeits: amountOf(forfeits, currency),
      wageringLeft: wagering_left === null ? null : amountOf(wagering_left, currency),
    })),
  ),
});

/**
 * Requests a withdrawal: the amount is locked immediately and paid out after the operator has approved it. `details` are the processor's fields by
 * name, or only `saved_destination` with the id of one of the processor's saved destinations. An amount below the minimum is accepted if it is all that
 * may be paid there. The first payouts to a new destination are held until `hold_until`.
 *
 * Refusals: `not_meet_wager_requirement` (more than the real balance while a bonus is running), `insufficient_funds`, `amount_out_of_range`,
 * `return_to_source_first` (`current.amount` is the maximum that may be paid to it now; `current` has for each other processor, by its id, the amount that
 * must be paid back to it first), `email_not_confirmed`, `kyc_required`, `password_required` and `wrong_password` (a destination that was never paid
 * needs the `password`), `identity_required` (instead of the password if the player has sign-in factors), `method_not_available` (also if the saved destination was removed), `bonus_running`
 * (bonuses would be forfeited, and `forfeit_bonus` does not confirm that), and errors in `details` by name. Also `unauthorized` and `wrong_password` if the
 * session ended or the password was changed while the request was processed.
 *
 * If the processor has no fields, the money is paid to the account of the latest deposit that covers the amount, less what was already paid back to it;
 * otherwise to an account that was paid with the password before; otherwise to that of the largest deposit. Later deposits do not change this.
 */
export const paymentSendWithdrawalRequest = defineCall({
  path: 'payment/send_withdrawal_request',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    processor: requiredTextSchema,
    amount: v.number(),
    details: v.optional(paymentFieldsSchema, {}),
    forfeit_bonus: v.optional(v.boolean(), false),
    /** The player's password, for a destination that was never paid before. */
    password: v.optional(textSchema),
    idempotency_key: idempotencyKeySchema,
  }),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      transaction: transactionSchema,
      /** Where it goes, masked; empty if it goes back to the account of a deposit. */
      destination: v.optional(v.string(), ''),
      /** When it is promised to be paid; null without a promise. */
      expected_at: v.optional(v.nullable(timeSchema), null),
      /** The bonus money that it has ended. */
      forfeited: v.optional(wireAmountSchema, 0),
      /** The real balance after it; null if the operator does not send it. */
      real_balance: v.optional(v.nullable(wireAmountSchema), null),
    }),
    v.transform(({ forfeited, real_balance, ...response }) => {
      const { currency } = response.transaction.amount;
      return {
        ...response,
        forfeited: amountOf(forfeited, currency),
        realBalance: real_balance === null ? null : amountOf(real_balance, currency),
      };
    }),
  ),
});

/**
 * Removes a saved destination, by the id that `front/get_withdrawal_processors` lists it with; a later withdrawal to it saves it again. Repeating the
 * call returns the same response. An unknown or another player's id: 404.
 */
export const frontRemoveDestination = defineCall({
  path: 'front/remove_destination',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: doneSchema,
});

/**
 * Cancels a pending withdrawal; the money is available immediately. Repeating the call returns the same response. Refusal: `not_cancellable` if it is paid or
 * being paid, or if the player's country does not allow cancelling, except before `hold_until` (the hold of a new destination).
 */
export const frontCancelWithdrawalRequest = defineCall({
  path: 'front/cancel_withdrawal_request',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: doneSchema,
});
