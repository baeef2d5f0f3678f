import { describe, expect, test } from 'vitest';
import { ApiError } from '@playfront/api-client';
import { refusedFields } from './registration.failures.ts';
import { validRegistration } from './registration.fixtures.ts';
import { emptyRegistration, fieldsOfStep, firstStepWithError, registrationRequest, registrationSteps, withDefaults } from './registration.rules.ts';

describe('defaults of the form (spec §9)', () => {
  test.each([
    ['country and dial code are those of the detected country', 'SE', 'en', {}, { country: 'SE', dial_country: 'SE' }],
    ['without one, those of the locale', undefined, 'fi', {}, { country: 'FI', dial_country: 'FI' }],
    ['an unknown country is ignored', 'ZZ', 'de', {}, { country: 'DE', dial_country: 'DE' }],
    ['what the player chose stays', 'SE', 'en', { country: 'NO' }, { country: 'NO', dial_country: 'NO' }],
    ['a dial code of another country stays', 'SE', 'en', { country: 'NO', dial_country: 'FI' }, { country: 'NO', dial_country: 'FI' }],
    ['the language is that of the locale', undefined, 'se', {}, { interface_local: 'se' }],
  ] as const)('%s', (_, detected, locale, typed, expected) => {
    expect(withDefaults({ ...emptyRegistration, ...typed }, detected, locale)).toMatchObject(expected);
  });

  test('gender is male until the player changes it', () => {
    expect(withDefaults(emptyRegistration, undefined, 'en').gender).toBe('male');
  });
});

describe('the request', () => {
  test('has the phone number with its dial code, but not the repeated password or the terms', () => {
    const request = registrationRequest(validRegistration({ dial_country: 'CA', phone_number: '4165550100' }), 'spring');
    expect(request).toMatchObject({ phone_number: '+14165550100', tracking_code: 'spring', username: 'ada', password: 'abc' });
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['confirmPassword']));
    expect(request).not.toHaveProperty('accept_terms');
    expect(request).not.toHaveProperty('dial_country');
  });
});

test.each([
  ['with a zero-width space', 'WEL\u200bCOME'],
  ['in full-width letters', 'ＷＥＬＣＯＭＥ'],
  ['between direction marks', '\u2066WELCOME\u2069'],
  ['between spaces', ' WELCOME\u00a0'],
])('the request has the cleaned promo code: %s', (_, promo_code) => {
  expect(registrationRequest(validRegistration({ promo_code }), '').promo_code).toBe('WELCOME');
});

describe('steps', () => {
  test('each field of the form is in exactly one', () => {
    const fields = registrationSteps.flatMap((step): readonly string[] => fieldsOfStep[step]);
    expect(fields.toSorted()).toEqual(Object.keys(validRegistration()).toSorted());
  });

  test.each([
    [{}, -1],
    [{ accept_terms: 'accept_terms' }, 2],
    [{ accept_terms: 'accept_terms', birthday: 'under_age' }, 1],
    [{ username: 'username_duplicated', city: 'field_required' }, 0],
  ] as const)('%o opens step %i', (errors, index) => {
    expect(firstStepWithError(errors)).toBe(index);
  });
});

describe('the fields of a refusal', () => {
  test.each([
    [
      'the fields that it names',
      new ApiError('refused', 'x', { key: 'malformed', fields: { city: 'field_required', postal_code: 'field_required' } }),
      { city: 'field_required', postal_code: 'field_required' },
    ],
    ['not a field that the form does not have', new ApiError('refused', 'x', { key: 'malformed', fields: { ip_address: 'malformed' } }), {}],
    ['the username if it is taken', new ApiError('refused', 'x', { key: 'username_duplicated' }), { username: 'username_duplicated' }],
    ['the birthday of a minor', new ApiError('refused', 'x', { key: 'under_age' }), { birthday: 'under_age' }],
    ['a restricted country', new ApiError('refused', 'x', { key: 'country_restricted' }), { country: 'country_restricted' }],
    ['none for an account with the same IP address', new ApiError('refused', 'x', { key: 'account_exist_with_ip' }), {}],
    ['none for a timeout', new ApiError('timeout', 'x'), {}],
  ])('%s', (_, error, fields) => {
    expect(refusedFields(error)).toEqual(fields);
  });
});
