import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, requiredTextSchema, wireAmountSchema } from './wire.ts';
import { paymentFieldsSchema } from './payment-start.ts';
import { networkSchema } from './payments.ts';

/**
 * The methods by which the money of an excluded player or a closed account can be paid out, with the fields of their details. A method without fields
 * pays back to the account of a deposit. `not_found`: neither excluded nor closed, or no money.
 */
export const adminGetExcludedPayoutMethods = defineCall({
  path: 'admin/get_excluded_payout_methods',
  method: 'POST',
  auth: 'admin',
  isReadOnly: true,
  request: v.object({ player_id: givenIdSchema }),
  response: v.object({
    status: v.literal(1),
    methods: v.array(
      v.object({
        id: idSchema,
        name: v.string(),
        fields: v.array(v.string()),
        /** What the fields `coin` and `network`, and `saved_card`, may be. */
        networks: v.optional(v.array(networkSchema), []),
        saved_cards: v.optional(v.array(v.object({ id: idSchema, label: v.string() })), []),
      }),
    ),
  }),
});

/**
 * Creates a withdrawal of all real money of a player who excluded themselves or closed the account, to the details the player has given to support. Like any other it waits for
 * approval, here by another admin, and for the hold of new destinations. Refusals: `not_found` (neither excluded nor closed, or no money),
 * `method_not_available` (also for a method without details that may not pay this amount without the password), and errors in `details` by name.
 */
export const adminPayOutExcluded = defineCall({
  path: 'admin/pay_out_excluded',
  method: 'POST',
  auth: 'admin',
  isReadOnly: false,
  request: v.object({
    player_id: givenIdSchema,
    processor: requiredTextSchema,
    details: v.optional(paymentFieldsSchema, {}),
    /** Such as how the player gave the details. Stored in the audit log and not shown to the player. */
    reason: requiredTextSchema,
  }),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      withdrawal_id: idSchema,
      currency: currencySchema,
      /** What was withdrawn: more than the list said if money arrived since. */
      amount: wireAmountSchema,
    }),
    v.transform(({ amount, currency, ...response }) => ({ ...response, amount: amountOf(amount, currency) })),
  ),
});
