import * as v from 'valibot';
import { defineCall } from './call.ts';
import { maxCardHolderLength } from './field-lengths.ts';
import { givenIdSchema, nameSchema, requiredTextSchema } from './wire.ts';

const digitsSchema = (pattern: RegExp) => v.pipe(requiredTextSchema, v.regex(pattern, 'invalid_value'));

/**
 * Pays a pending deposit of flow `client_token` by a card that the player has entered in the site's own form; only while the deposit says
 * `own_card_form`, otherwise `method_not_available`. The operator forwards the card to the provider and neither stores nor logs it. `confirm_url`: the
 * page on which the player confirms the payment, for a frame; null if nothing is left to do. A deposit is charged once, however often it is sent. A card
 * number that the provider does not take is refused with `wrong_card` at `number`, any other wrong value with `invalid_value`. If the deposit expects no
 * card: `not_found`.
 */
export const paymentPayCard = defineCall({
  path: 'payment/pay_card',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    transaction_id: givenIdSchema,
    holder: v.pipe(nameSchema, v.maxLength(maxCardHolderLength, 'too_long')),
    /** Digits only; the provider checks the number itself. */
    number: digitsSchema(/^\d{12,19}$/),
    expiry_month: digitsSchema(/^(0[1-9]|1[0-2])$/),
    expiry_year: digitsSchema(/^20\d\d$/),
    cvv: digitsSchema(/^\d{3,4}$/),
  }),
  response: v.object({ status: v.literal(1), confirm_url: v.optional(v.nullable(v.string()), null) }),
});
