import * as v from 'valibot';
import {
  countrySchema,
  emailSchema,
  isOfAge,
  minimumAgeOf,
  newPasswordFault,
  newUsernameFault,
  passwordSchema,
  phoneNumberSchema,
  plainPassword,
  requiredTextSchema,
  textSchema,
  usernameSchema,
  type ErrorKey,
  type NewPasswordContext,
} from '@playfront/api-contract';
import { defineDraft, fieldErrors, type FieldErrors } from '@playfront/forms';
import { localeCodes } from '@playfront/i18n';
import { phoneNumberOf } from '../phone/phone-parts.ts';

/** Keys of errors that only the form checks, not the server (spec §5). */
export const registrationFormKeys = [
  'confirm_password_validation',
  'accept_terms',
  'birthday_validation',
  'birthday_too_early',
  'birthday_no_such_date',
] as const;
export type RegistrationErrorKey = ErrorKey | (typeof registrationFormKeys)[number];

/** An earlier birthday is a typing error. */
const earliestBirthday = '1900-01-01';

function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

const entries = {
  email: emailSchema,
  username: usernameSchema,
  password: passwordSchema,
  confirmPassword: v.string(),
  first_name: requiredTextSchema,
  last_name: requiredTextSchema,
  birthday: v.pipe(
    requiredTextSchema,
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'birthday_validation'),
    v.check((text) => text >= earliestBirthday, 'birthday_too_early'),
    v.check(isCalendarDay, 'birthday_no_such_date'),
  ),
  gender: v.picklist(['male', 'female']),
  /** The country of the dial code: several countries share one. */
  dial_country: countrySchema,
  /** Validated in the form in which it is sent, with its dial code. */
  phone_number: phoneNumberSchema,
  promo_code: textSchema,
  country: countrySchema,
  city: requiredTextSchema,
  address: requiredTextSchema,
  postal_code: requiredTextSchema,
  interface_local: v.picklist(localeCodes),
  notify_newletter: v.boolean(),
  accept_terms: v.literal(true, 'accept_terms'),
};

const registrationSchema = v.object(entries);

/** The form values, named as in the API, so that a refusal's `fields` match (spec §3). */
export type RegistrationValues = Omit<v.InferInput<typeof registrationSchema>, 'accept_terms'> & { accept_terms: boolean };
export type RegistrationField = keyof RegistrationValues;
export type RegistrationErrors = FieldErrors<RegistrationValues, RegistrationErrorKey>;

/** What passwords are checked against: the operator's policy and the password's score, if known. */
export type PasswordContext = Omit<NewPasswordContext, 'username'>;

/** All errors that the form can find without the server (spec §5). The age is computed for `today`, by the rule of the chosen country. */
export function registrationErrors(
  values: RegistrationValues,
  today: Date,
  passwordContext: PasswordContext = { policy: 'standard' },
): RegistrationErrors {
  const sent = { ...values, phone_number: phoneNumberOf(values) };
  // The schema must accept `false` as input.
  const errors: RegistrationErrors = fieldErrors(registrationSchema, sent as v.InferInput<typeof registrationSchema>, registrationFormKeys);
  // Without a password the repetition is missing, not different (spec §5).
  if (!values.password && !values.confirmPassword) errors.confirmPassword = 'field_required';
  // Not a check of the schema, because the schema skips it while the password has another error.
  if (values.password && plainPassword(values.confirmPassword) !== plainPassword(values.password))
    errors.confirmPassword = 'confirm_password_validation';
  const usernameFault = newUsernameFault(values.username);
  if (usernameFault) errors.username ??= usernameFault;
  const passwordFault = newPasswordFault(values.password, { ...passwordContext, username: values.username });
  if (passwordFault) errors.password ??= passwordFault;
  if (!errors.birthday && !isOfAge(values.birthday, today, minimumAgeOf(values.country))) errors.birthday = 'under_age';
  return errors;
}

/** All input except passwords. Cleared once the account exists. */
export const registrationDraft = defineDraft({
  name: 'registration',
  version: 1,
  lifetime: 'tab',
  fields: {
    email: v.string(),
    username: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    birthday: v.string(),
    gender: entries.gender,
    dial_country: v.string(),
    phone_number: v.string(),
    promo_code: v.string(),
    country: v.string(),
    city: v.string(),
    address: v.string(),
    postal_code: v.string(),
    interface_local: entries.interface_local,
    notify_newletter: v.boolean(),
    accept_terms: v.boolean(),
  },
});
