import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, requiredTextSchema, wireAmountSchema } from './wire.ts';
import { paymentFieldsSchema } from './payment-start.ts';
import { networkSchema } from './payments.ts';

/**
 * The methods by which the money of a self-excluded player or a closed account can be paid out, with the fields of their details. A method without
 * fields pays back to the account of a deposit. `not_found`: the account is neither excluded nor closed, or has no money.
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
        /** Choices for the fields `coin` and `network`, and for `saved_card`. */
        networks: v.optional(v.array(networkSchema), []),
        saved_cards: v.optional(v.array(v.object({ id: idSchema, label: v.string() })), []),
      }),
    ),
  }),
});

/**
 * Creates a withdrawal of all real money of a self-excluded player or a closed account, to the details that the player has given to support. Like any
 * withdrawal it must be approved, here by another admin, and is held if the destination is new. Refusals: `not_found` (neither excluded nor closed, or
 * no money), `method_not_available` (also for a method without details that may not pay this amount without the player's password), and errors in
 * `details` by name.
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
    /** For example how the player gave the details. Stored in the audit log and not shown to the player. */
    reason: requiredTextSchema,
  }),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      withdrawal_id: idSchema,
      currency: currencySchema,
      /** The amount withdrawn: more than in the list of cases if money has arrived since. */
      amount: wireAmountSchema,
    }),
    v.transform(({ amount, currency, ...response }) => ({ ...response, amount: amountOf(amount, currency) })),
  ),
});
