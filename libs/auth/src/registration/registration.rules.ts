import type { CallRequest } from '@playfront/api-client';
import type { LocaleCode } from '@playfront/i18n';
import { asCode } from '@playfront/typed-text';
import { dialCountryFor, phoneNumberOf } from '../phone/phone-parts.ts';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration.schema.ts';

export const registrationSteps = ['account', 'about', 'address'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** The fields of each step, in display order. */
export const fieldsOfStep = {
  account: ['email', 'username', 'password', 'confirmPassword'],
  about: ['first_name', 'last_name', 'birthday', 'gender', 'dial_country', 'phone_number', 'promo_code'],
  address: ['country', 'city', 'address', 'postal_code', 'interface_local', 'notify_newletter', 'accept_terms'],
} as const satisfies Record<RegistrationStep, readonly RegistrationField[]>;

/** The first step with an error, -1 if there is none. */
export function firstStepWithError(errors: RegistrationErrors): number {
  return registrationSteps.findIndex((step) => fieldsOfStep[step].some((field) => errors[field]));
}

/** Values of an empty form; {@link withDefaults} adds the defaults. */
export type TypedRegistration = Omit<RegistrationValues, 'interface_local'> & Partial<Pick<RegistrationValues, 'interface_local'>>;

export const emptyRegistration: TypedRegistration = {
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  first_name: '',
  last_name: '',
  birthday: '',
  // Default of spec §9.
  gender: 'male',
  dial_country: '',
  phone_number: '',
  promo_code: '',
  country: '',
  city: '',
  address: '',
  postal_code: '',
  notify_newletter: false,
  accept_terms: false,
};

/** Country and dial code default to the detected country (spec §9), otherwise to the locale's; the language to the locale. */
export function withDefaults(typed: TypedRegistration, detectedCountry: string | undefined, locale: LocaleCode): RegistrationValues {
  const country = typed.country || dialCountryFor(detectedCountry, locale);
  return {
    ...typed,
    country,
    dial_country: typed.dial_country || country,
    interface_local: typed.interface_local ?? locale,
  };
}

/** The request: the form without the repeated password, and the phone number with its dial code (spec §3). */
export function registrationRequest(values: RegistrationValues, trackingCode: string): CallRequest<'frontRegisterPlayer'> {
  const { confirmPassword: _confirmed, accept_terms: _accepted, dial_country, phone_number, ...sent } = values;
  return {
    ...sent,
    promo_code: asCode(sent.promo_code),
    phone_number: phoneNumberOf({ dial_country, phone_number }),
    tracking_code: trackingCode.slice(0, 200),
  };
}
