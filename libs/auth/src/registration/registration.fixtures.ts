import type { RegistrationValues } from './registration.schema.ts';

/** A valid registration. */
export function validRegistration(overrides: Partial<RegistrationValues> = {}): RegistrationValues {
  return {
    email: 'ada@example.com',
    username: 'ada',
    password: 'abc',
    confirmPassword: 'abc',
    first_name: 'Ada',
    last_name: 'Lovelace',
    birthday: '1991-04-12',
    gender: 'female',
    dial_country: 'FI',
    phone_number: '401234567',
    promo_code: '',
    country: 'FI',
    city: 'Turku',
    address: 'Aurakatu 1',
    postal_code: '20100',
    interface_local: 'fi',
    notify_newletter: false,
    accept_terms: true,
    ...overrides,
  };
}
