import { isErrorKey, type ErrorKey } from '@playfront/api-contract';
import type { ApiError } from '@playfront/api-client';
import type { MessageId } from '@playfront/i18n';
import { errorKeyMessage } from '../failure/api.failures.ts';
import type { RegistrationErrorKey, RegistrationErrors, RegistrationField } from './registration.schema.ts';

const messageOfFormKey = {
  confirm_password_validation: 'auth.registration.failure.confirm_password_validation',
  accept_terms: 'auth.registration.failure.accept_terms',
  birthday_validation: 'auth.registration.failure.birthday_validation',
  birthday_too_early: 'auth.registration.failure.birthday_too_early',
  birthday_no_such_date: 'auth.registration.failure.birthday_no_such_date',
} as const satisfies Record<Exclude<RegistrationErrorKey, ErrorKey>, MessageId>;

/** Message for an error of a field. */
export function registrationErrorMessage(key: RegistrationErrorKey): MessageId {
  return isErrorKey(key) ? errorKeyMessage(key) : messageOfFormKey[key];
}

/** The field of a refusal without `fields`, by key; other refusals are shown above the form. */
const fieldOfKey: Partial<Record<ErrorKey, RegistrationField>> = {
  username_duplicated: 'username',
  username_not_allowed: 'username',
  password_validation: 'password',
  password_not_allowed: 'password',
  password_too_weak: 'password',
  email_validation: 'email',
  phone_number_validation: 'phone_number',
  phone_number_length_check: 'phone_number',
  invalid_promo_code: 'promo_code',
  under_age: 'birthday',
  country_restricted: 'country',
};

const formFields: Record<RegistrationField, true> = {
  email: true,
  username: true,
  password: true,
  confirmPassword: true,
  first_name: true,
  last_name: true,
  birthday: true,
  gender: true,
  dial_country: true,
  phone_number: true,
  promo_code: true,
  country: true,
  city: true,
  address: true,
  postal_code: true,
  interface_local: true,
  notify_newletter: true,
  accept_terms: true,
};

function isFormField(name: string): name is RegistrationField {
  return Object.hasOwn(formFields, name);
}

/** The refused fields with their error keys; empty if the refusal is not about a field of the form. */
export function refusedFields(error: ApiError): RegistrationErrors {
  const named = Object.entries(error.fields).filter(([name]) => isFormField(name));
  if (named.length > 0) return Object.fromEntries(named);
  const field = error.kind === 'refused' && error.key ? fieldOfKey[error.key] : undefined;
  return field && error.key ? { [field]: error.key } : {};
}
