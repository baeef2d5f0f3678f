import { describe, expect, test } from 'vitest';
import { validRegistration } from './registration.fixtures.ts';
import { registrationErrors, type RegistrationErrors, type RegistrationValues } from './registration.schema.ts';

const today = new Date('2026-11-20T12:00:00Z');

describe('the validation of the registration form (spec §5)', () => {
  test('a valid form has no errors', () => {
    expect(registrationErrors(validRegistration(), today)).toEqual({});
  });

  test.each<[string, Partial<RegistrationValues>, RegistrationErrors]>([
    ['no username', { username: ' ' }, { username: 'field_required' }],
    ['an invisible character in the username', { username: 'ada\u202e' }, { username: 'field_required' }],
    ['a domain as username', { username: 'ada.casino' }, { username: 'username_not_allowed' }],
    ['a username of mixed alphabets', { username: 'аda' }, { username: 'username_not_allowed' }],
    ['no password', { password: '', confirmPassword: '' }, { password: 'field_required', confirmPassword: 'field_required' }],
    ['a password of spaces', { password: '   ', confirmPassword: '   ' }, { password: 'password_not_allowed' }],
    ['the username as password', { password: 'ADA ', confirmPassword: 'ADA ' }, { password: 'password_not_allowed' }],
    ['a password of two characters', { password: 'ab', confirmPassword: 'ab' }, { password: 'password_validation' }],
    ['a different repeated password', { confirmPassword: 'abd' }, { confirmPassword: 'confirm_password_validation' }],
    ['no repeated password', { confirmPassword: '' }, { confirmPassword: 'confirm_password_validation' }],
    [
      'a short password, and a different repeated one',
      { password: 'ab', confirmPassword: 'abc' },
      { password: 'password_validation', confirmPassword: 'confirm_password_validation' },
    ],
    [
      'the same without accepted terms',
      { password: 'ab', confirmPassword: 'abc', accept_terms: false },
      { password: 'password_validation', confirmPassword: 'confirm_password_validation', accept_terms: 'accept_terms' },
    ],
    ['no email', { email: '' }, { email: 'field_required' }],
    ['an incomplete email', { email: 'ada@' }, { email: 'email_validation' }],
    ['no phone number', { phone_number: '' }, { phone_number: 'field_required' }],
    ['letters in the phone number', { phone_number: '40abc4567' }, { phone_number: 'phone_number_validation' }],
    ['a sign in the phone number', { phone_number: '40-1234567' }, { phone_number: 'phone_number_validation' }],
    ['six digits with the dial code', { phone_number: '123' }, { phone_number: 'phone_number_length_check' }],
    ['seven digits with the dial code', { phone_number: '1234' }, {}],
    ['seven digits, of which one is a trunk zero', { phone_number: '0123' }, { phone_number: 'phone_number_length_check' }],
    ['sixteen digits with the dial code', { phone_number: '4012345678901' }, { phone_number: 'phone_number_length_check' }],
    ['a number with an exit code', { phone_number: '00447400123456' }, {}],
    ['an unknown dial code', { phone_number: '+999123456' }, { phone_number: 'phone_number_validation' }],
    ['the 1 dialled within Canada', { dial_country: 'CA', phone_number: '14165550123' }, {}],
    ['no first name', { first_name: '' }, { first_name: 'field_required' }],
    ['no last name', { last_name: ' ' }, { last_name: 'field_required' }],
    ['no address', { address: '' }, { address: 'field_required' }],
    ['no postal code', { postal_code: '' }, { postal_code: 'field_required' }],
    ['no city', { city: '' }, { city: 'field_required' }],
    ['no country', { country: '' }, { country: 'field_required' }],
    ['no birthday', { birthday: '' }, { birthday: 'field_required' }],
    ['an incomplete birthday', { birthday: '1991-04' }, { birthday: 'birthday_validation' }],
    ['a day that does not exist', { birthday: '1991-02-30' }, { birthday: 'birthday_no_such_date' }],
    ['a month that does not exist', { birthday: '1991-13-01' }, { birthday: 'birthday_no_such_date' }],
    ['a birthday two centuries ago', { birthday: '1800-01-01' }, { birthday: 'birthday_too_early' }],
    ['eighteen tomorrow', { birthday: '2008-11-21' }, { birthday: 'under_age' }],
    ['eighteen today', { birthday: '2008-11-20' }, {}],
    ['eighteen where the minimum age is nineteen', { country: 'CA', birthday: '2007-11-21' }, { birthday: 'under_age' }],
    ['nineteen where the minimum age is nineteen', { country: 'CA', birthday: '2007-11-20' }, {}],
    ['twenty where the minimum age is twenty-one', { country: 'GR', birthday: '2005-11-21' }, { birthday: 'under_age' }],
    ['terms not accepted', { accept_terms: false }, { accept_terms: 'accept_terms' }],
    ['no promo code', { promo_code: '' }, {}],
    ['a text that is too long', { address: 'a'.repeat(201) }, { address: 'malformed' }],
  ])('%s', (_, change, errors) => {
    expect(registrationErrors(validRegistration(change), today)).toEqual(errors);
  });

  test.each([
    ['sunshine1', 1, 'password_too_weak'],
    ['sunshine1', undefined, undefined],
    ['lumi kahvi', 3, undefined],
    ['lumi', 4, 'password_too_weak'],
  ] as const)('under the strong policy, %s with the score %s is %s', (password, score, error) => {
    const errors = registrationErrors(validRegistration({ password, confirmPassword: password }), today, { policy: 'strong', score });
    expect(errors.password).toBe(error);
  });

  test('all errors are found in one check', () => {
    expect(
      Object.keys(registrationErrors(validRegistration({ email: 'x', city: '', phone_number: '', accept_terms: false }), today)).toSorted(),
    ).toEqual(['accept_terms', 'city', 'email', 'phone_number']);
  });
});
