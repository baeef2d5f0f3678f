import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { paymentFieldsSchema } from './payment-start.ts';
import { processorSchema, transactionSchema } from './payments.ts';
import { kycStatuses } from './player.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idSchema,
  idempotencyKeySchema,
  pageEntries,
  requiredTextSchema,
  textSchema,
  wireAmountSchema,
  maxVersion,
} from './wire.ts';

/** Bets at lower odds risk too little to count as play of `unplayed` money. */
export const minPlayedOdds = 1.5;

/**
 * The ways to pay out that are open to the player, with what may be taken out (`withdrawable`) and all bonus money that a withdrawal would
 * end (`forfeits`): the running bonus, and every bonus of a deposit that waits for its turn. A card or a bank account that pays back
 * appears once a deposit has come from it. Money goes back to where it came from, up to what came in, before it goes anywhere else: each method
 * says how much of it (`returnable_amount`) and the most it pays now (`available_amount`). What came in by a method that pays
 * nothing out, or by one that pays to any account the player types, is `unplayed` until as much has been staked since (bets that were cashed out or
 * have no odds of {@link minPlayedOdds} do not count, and of the bets on one event only the largest does, less the others; one on several events
 * belongs to the one with the longest odds): it can go to the
 * player's own accounts alone (`takes_unplayed`: a saved card, an account that pays back by itself, one whose owner's name is compared).
 * Where the provider reported which account paid in (`payer_accounts`), its money goes back to exactly that account instead, unplayed too;
 * the amounts of such a method are then those of the account that takes most.
 */
export const frontGetWithdrawalProcessors = defineCall({
  path: 'front/get_withdrawal_processors',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ country: v.optional(textSchema), currency: v.optional(currencySchema, 'EUR') }),
  answer: v.pipe(
    v.object({
      status: v.literal(1),
      processors: v.array(processorSchema),
      currency: v.optional(currencySchema, 'EUR'),
      withdrawable: v.optional(wireAmountSchema, 0),
      unplayed: v.optional(wireAmountSchema, 0),
      forfeits: v.optional(wireAmountSchema, 0),
      /** What the player must do before anything is paid out: the keys a withdrawal would be refused with. */
      requires: v.optional(v.array(v.string()), []),
    }),
    v.transform(({ currency, withdrawable, unplayed, forfeits, ...answer }) => ({
      ...answer,
      unplayed: amountOf(unplayed, currency),
      withdrawable: amountOf(withdrawable, currency),
      forfeits: amountOf(forfeits, currency),
    })),
  ),
});

/**
 * Asks for a withdrawal: the amount is locked at once and paid out after the operator has approved it. `details` are the processor's
 * fields by name. Refusals: `not_meet_wager_requirement` (more than the real balance while a bonus is played), `insufficient_funds`,
 * `amount_out_of_range`, `return_to_source_first` (`current.amount` is the most that may go there now, and for each other processor by its id
 * what goes back there first; `current.unplayed` is what must be staked or go to an own account first), `name_mismatch` (`details.beneficiary_name` is not the player's own, or not the one from before a change within a week of an unverified player), `email_not_confirmed`, `kyc_required`,
 * `password_required` and `wrong_password` (a destination that was never paid needs the `password`), `method_not_available`, `bonus_running`
 * (it would end bonuses and `forfeit_bonus` does not say that the player knows), and faults of `details` by name. Less than the minimum is
 * taken when it is all that may go there. The first payouts to a new destination wait: `hold_until`. Where the processor has no fields the money
 * goes back to the account of the last deposit that it is part of, else to the last one that was paid with the password, else to that of the
 * largest; a deposit made after the request changes nothing. A request is also refused when its session was
 * ended or its password was replaced while it waited (`unauthorized`, `wrong_password`).
 */
export const paymentSendWithdrawalRequest = defineCall({
  path: 'payment/send_withdrawal_request',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    processor: requiredTextSchema,
    amount: v.number(),
    details: v.optional(paymentFieldsSchema, {}),
    forfeit_bonus: v.optional(v.boolean(), false),
    /** The player's own, for a destination that was never paid before. */
    password: v.optional(textSchema),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/**
 * Takes a pending withdrawal back; the money is there at once. Doing it again answers the same. Paid or being paid: `not_cancellable`;
 * so too where the player's country does not allow it, except while `hold_until` lies ahead (the hold of a new destination).
 */
export const frontCancelWithdrawalRequest = defineCall({
  path: 'front/cancel_withdrawal_request',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ id: givenIdSchema }),
  answer: doneSchema,
});

/** As the back office sees it; the player sees `processing` as pending and `rejected` as cancelled. `reversal`: the payout failed. */
export const withdrawalStatuses = ['pending', 'processing', 'complete', 'cancelled', 'rejected', 'reversal'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What the approver of a withdrawal should look at twice. */
export const withdrawalFlags = [
  'no_play',
  'low_play',
  'new_destination',
  'mail_changed_recently',
  'password_changed_recently',
  'name_changed_recently',
  'name_differs',
  'shared_destination',
  'payout_failed_before',
  'payment_conflict',
  'on_review',
  'blocked',
] as const;
export type WithdrawalFlag = (typeof withdrawalFlags)[number];

/**
 * Whose money goes out: totals since registration, and what is unusual. `no_play`: nothing was staked; `low_play`: less than was
 * deposited, stakes without risk left out (as of `unplayed`);
 * `new_destination`: nothing was paid there before; `…_recently`: within a week; `name_differs`: the beneficiary is not the player;
 * `shared_destination`: another player has it too; `payout_failed_before`: a payout came back;
 * `payment_conflict`: a provider contradicts the books about the player's money, and nobody has seen to it; `on_review`: the player resembles one who is
 * self-excluded; `blocked`: the account is blocked.
 */
const reviewSchema = v.object({
  deposited: wireAmountSchema,
  paid_out: wireAmountSchema,
  staked: wireAmountSchema,
  won: wireAmountSchema,
  days_registered: v.number(),
  kyc_status: v.picklist(kycStatuses),
  email_confirmed: v.boolean(),
  /** The deposit whose account is paid, for methods without payout fields. */
  returns_to: v.optional(v.nullable(v.object({ amount: wireAmountSchema, date: v.string() })), null),
  flags: v.array(v.picklist(withdrawalFlags)),
});

const withdrawalSchema = v.pipe(
  v.object({
    id: idSchema,
    player_id: idSchema,
    username: v.string(),
    date: v.string(),
    currency: currencySchema,
    amount: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    /** Where the money is to go. */
    details: v.record(v.string(), v.string()),
    status: v.picklist(withdrawalStatuses),
    reason: v.nullable(v.string()),
    decided_by: v.nullable(idSchema),
    /** Grows with each change; a decision names the one it was made on. */
    version: v.number(),
    /** It cannot be approved before this: the destination is new, or the mail address was changed back while it was pending. */
    hold_until: v.optional(v.nullable(v.string()), null),
    review: v.optional(reviewSchema),
  }),
  v.transform(({ amount, currency, review, ...withdrawal }) => ({
    ...withdrawal,
    amount: amountOf(amount, currency),
    ...(review
      ? {
          review: {
            ...review,
            deposited: amountOf(review.deposited, currency),
            paid_out: amountOf(review.paid_out, currency),
            staked: amountOf(review.staked, currency),
            won: amountOf(review.won, currency),
          },
        }
      : {}),
  })),
);

/** Withdrawals of all players, oldest first, so that who waits longest comes first, each with what its approver should know. */
export const adminGetWithdrawals = defineCall({
  path: 'admin/get_withdrawals',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object({ status: v.optional(v.picklist(withdrawalStatuses)), ...pageEntries }),
  answer: v.object({ status: v.literal(1), withdrawals: v.array(withdrawalSchema), total: v.number() }),
});

/** Approves a pending withdrawal, which sends the order to pay, or gives the money back. Decided or changed since `version`: `conflict`. Approved before
 * `hold_until`: `withdrawal_on_hold`. Approved while the player's account is blocked: `account_restricted`. The own money, or approved by the admin who said where it goes: `forbidden`. */
export const adminDecideWithdrawal = defineCall({
  path: 'admin/decide_withdrawal',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.pipe(
    v.object({
      id: givenIdSchema,
      decision: v.picklist(['approve', 'reject']),
      /** Told to the player; a rejection needs one. */
      reason: v.optional(textSchema, ''),
      version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
    }),
    v.forward(
      v.check(({ decision, reason }) => decision === 'approve' || reason.trim() !== '', 'field_required'),
      ['reason'],
    ),
  ),
  answer: v.object({ status: v.literal(1), withdrawal: withdrawalSchema }),
});
