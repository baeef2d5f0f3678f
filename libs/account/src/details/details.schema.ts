import * as v from 'valibot';
import { countrySchema, currentPasswordSchema, emailSchema, phoneNumberSchema, requiredTextSchema, type ErrorKey } from '@playfront/api-contract';
import { phoneNumberOf } from '@playfront/auth/phone';
import { defineDraft, fieldErrors, type FieldErrors } from '@playfront/forms';

/** The rules of registration (spec §5) for the fields that can be changed later. */
const detailsSchema = v.object({
  email: emailSchema,
  first_name: requiredTextSchema,
  last_name: requiredTextSchema,
  gender: v.picklist(['male', 'female']),
  /** The country of the dial code: several countries share one. */
  dial_country: countrySchema,
  /** Validated in the form in which it is sent, with its dial code. */
  phone_number: phoneNumberSchema,
  address: requiredTextSchema,
  postal_code: requiredTextSchema,
  city: requiredTextSchema,
  language: v.string(),
  /** Only for changes that need it; not part of the profile. */
  password: currentPasswordSchema,
});

/** Values of the form, named as in the API, so that a refusal's `fields` match. */
export type Details = v.InferInput<typeof detailsSchema>;
export type DetailsField = keyof Details;
export type DetailsErrors = FieldErrors<Details, ErrorKey>;

/** Fields whose change needs the password, in case a session was stolen: the email address gives control of the account, and payouts are made to the name (contract). */
export const guardedFields: readonly DetailsField[] = ['email', 'first_name', 'last_name'];

/** All errors that the form can find. */
export function detailsErrors(values: Details): DetailsErrors {
  return fieldErrors(detailsSchema, { ...values, phone_number: phoneNumberOf(values) });
}

/** Unsaved edits, without the password. */
export const detailsDraft = defineDraft({
  name: 'details',
  version: 1,
  lifetime: 'page',
  fields: {
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    gender: v.picklist(['male', 'female']),
    dial_country: v.string(),
    phone_number: v.string(),
    address: v.string(),
    postal_code: v.string(),
    city: v.string(),
    language: v.string(),
  },
});
