import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { currentPasswordSchema } from './player.ts';
import { amountOf, currencySchema, wireAmountSchema } from './wire.ts';

/** What a player may have to do before a payout, by the error key that refuses a withdrawal without it. */
export const payoutRequirements = ['email_not_confirmed', 'kyc_required'] as const;
export type PayoutRequirement = (typeof payoutRequirements)[number];

const payoutSchema = v.object({
  processor: v.string(),
  /** As players know the payment method. */
  name: v.string(),
  /** The last characters of the card or account; null if the money goes back to the account that it came from. */
  account: v.nullable(v.string()),
  amount: wireAmountSchema,
  /** The payout waits for the hold of new destinations. */
  is_held: v.boolean(),
});

/**
 * What would happen if the player closed the account or excluded themselves now: the payouts of the real balance, the `rest` that can go to no known
 * account and waits for bank details, the bonus money that is lost, what continues (open bets, pending withdrawals and deposits), and what the
 * payouts still need.
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
 * Closes the player's account: bonuses end, the real balance is paid out, every session ends with the response, and a mail confirms it. Logging in is
 * then refused with `account_closed` until support opens the account again. Refusals: `password_required` and `wrong_password`, or
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
