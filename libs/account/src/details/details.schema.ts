import * as v from 'valibot';
import { countrySchema, currentPasswordSchema, emailSchema, minimumPhoneDigits, requiredTextSchema, type ErrorKey } from '@playfront/api-contract';
import { phoneNumberOf } from '@playfront/auth/phone';
import { fieldErrors } from '@playfront/auth/registration';

/** The rules of registration (spec §5) for what may change afterwards. */
const detailsSchema = v.pipe(
  v.object({
    email: emailSchema,
    first_name: requiredTextSchema,
    last_name: requiredTextSchema,
    gender: v.picklist(['male', 'female']),
    /** The country whose dial code it is: several share one. */
    dial_country: countrySchema,
    phone_number: v.pipe(requiredTextSchema, v.regex(/^\d+$/, 'phone_number_validation')),
    address: requiredTextSchema,
    postal_code: requiredTextSchema,
    city: requiredTextSchema,
    language: v.string(),
    notify_newletter: v.boolean(),
    /** Only where a change needs it; it is no part of the profile. */
    password: currentPasswordSchema,
  }),
  v.forward(
    v.partialCheck(
      [['dial_country'], ['phone_number']],
      (parts) => phoneNumberOf(parts).replace(/\D/g, '').length >= minimumPhoneDigits,
      'phone_number_length_check',
    ),
    ['phone_number'],
  ),
);

/** What stands in the form; names as on the wire, so that a refusal's `fields` find their field. */
export type Details = v.InferInput<typeof detailsSchema>;
export type DetailsField = keyof Details;
export type DetailsErrors = Partial<Record<DetailsField, ErrorKey>>;

/** What a stolen session must not change: the mail address takes the account over, the name is what is paid out to (contract). */
export const guardedFields: readonly DetailsField[] = ['email', 'first_name', 'last_name'];

/** Every fault the form can find by itself. */
export function detailsErrors(values: Details): DetailsErrors {
  return fieldErrors(detailsSchema, values);
}
