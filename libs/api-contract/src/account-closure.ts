import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { currentPasswordSchema } from './player.ts';
import { amountOf, currencySchema, wireAmountSchema } from './wire.ts';

/** Conditions of a payout, each named by the error key that refuses a withdrawal while it is not met. */
export const payoutRequirements = ['email_not_confirmed', 'kyc_required'] as const;
export type PayoutRequirement = (typeof payoutRequirements)[number];

const payoutSchema = v.object({
  processor: v.string(),
  /** Name of the payment method as players see it. */
  name: v.string(),
  /** The last characters of the card or account; null if the money goes back to the account that it came from. */
  account: v.nullable(v.string()),
  amount: wireAmountSchema,
  /** Whether the payout is on hold because its destination is new. */
  is_held: v.boolean(),
});

/**
 * Preview of closing the account or of self-exclusion: the payouts of the real balance; `rest`, the part that cannot be paid to a known account and
 * needs bank details; the bonus money that is forfeited; the open bets, pending withdrawals and pending deposits, which continue; and the
 * `requirements` of the payouts that are not met yet.
 */
export const frontGetAccountClosure = defineCall({
  path: 'front/get_account_closure',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.optional(v.object({}), {}),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      currency: currencySchema,
      payouts: v.array(payoutSchema),
      rest: wireAmountSchema,
      bonuses: v.number(),
      bonus: wireAmountSchema,
      open_bets: v.number(),
      open_bets_stake: wireAmountSchema,
      pending_withdrawals: v.number(),
      pending_withdrawals_amount: wireAmountSchema,
      pending_deposits: v.number(),
      requirements: v.array(v.picklist(payoutRequirements)),
    }),
    v.transform(({ currency, payouts, rest, bonus, open_bets_stake, pending_withdrawals_amount, ...closure }) => ({
      ...closure,
      payouts: payouts.map(({ amount, ...payout }) => ({ ...payout, amount: amountOf(amount, currency) })),
      rest: amountOf(rest, currency),
      bonus: amountOf(bonus, currency),
      open_bets_stake: amountOf(open_bets_stake, currency),
      pending_withdrawals_amount: amountOf(pending_withdrawals_amount, currency),
    })),
  ),
});

export type AccountClosure = v.InferOutput<typeof frontGetAccountClosure.response>;

/**
 * Closes the player's account: ends its bonuses, pays out the real balance, ends every session after the response, and confirms it by mail. Logins
 * are then refused with `account_closed` until support reopens the account. Refusals: `password_required` and `wrong_password`, or
 * `identity_required` for a player with sign-in factors.
 */
export const frontCloseAccount = defineCall({
  path: 'front/close_account',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ password: v.optional(currentPasswordSchema) }),
  response: doneSchema,
});
