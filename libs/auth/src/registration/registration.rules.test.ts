import { describe, expect, test } from 'vitest';
import { ApiError } from '@playfront/api-client';
import { refusedFields } from './registration.failures.ts';
import { validRegistration } from './registration.fixtures.ts';
import { emptyRegistration, fieldsOfStep, firstFaultyStep, registrationRequest, registrationSteps, withDefaults } from './registration.rules.ts';

describe('defaults of the form (spec §9)', () => {
  test.each([
    ['the detected country gives country and dial code', 'SE', 'en', {}, { country: 'SE', dial_country: 'SE' }],
    ['without one the locale does', undefined, 'fi', {}, { country: 'FI', dial_country: 'FI' }],
    ['a country that is none is not taken', 'ZZ', 'de', {}, { country: 'DE', dial_country: 'DE' }],
    ['what the player chose stays', 'SE', 'en', { country: 'NO' }, { country: 'NO', dial_country: 'NO' }],
    ['a dial code chosen apart stays apart', 'SE', 'en', { country: 'NO', dial_country: 'FI' }, { country: 'NO', dial_country: 'FI' }],
    ['a language on offer comes from the locale', undefined, 'se', {}, { interface_local: 'se' }],
    ['another locale registers in English', undefined, 'jp', {}, { interface_local: 'en' }],
  ] as const)('%s', (_, detected, locale, typed, expected) => {
    expect(withDefaults({ ...emptyRegistration, ...typed }, detected, locale)).toMatchObject(expected);
  });

  test('gender is male until the player says otherwise', () => {
    expect(withDefaults(emptyRegistration, undefined, 'en').gender).toBe('male');
  });
});

describe('the request', () => {
  test('has the number with its dial code, and neither the repeated password nor the terms', () => {
    const request = registrationRequest(validRegistration({ dial_country: 'CA', phone_number: '4165550100' }), 'spring');
    expect(request).toMatchObject({ phone_number: '+14165550100', tracking_code: 'spring', username: 'ada', password: 'abc' });
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['confirmPassword']));
    expect(request).not.toHaveProperty('accept_terms');
    expect(request).not.toHaveProperty('dial_country');
  });
});

test.each([
  ['with a zero-width blank', 'WEL\u200bCOME'],
  ['in full-width letters', 'ＷＥＬＣＯＭＥ'],
  ['between direction marks', '\u2066WELCOME\u2069'],
  ['between blanks', ' WELCOME\u00a0'],
])('the request has the promo code typed %s', (_, promo_code) => {
  expect(registrationRequest(validRegistration({ promo_code }), '').promo_code).toBe('WELCOME');
});

describe('steps', () => {
  test('each field of the form stands in exactly one', () => {
    const fields = registrationSteps.flatMap((step): readonly string[] => fieldsOfStep[step]);
    expect(fields.toSorted()).toEqual(Object.keys(validRegistration()).toSorted());
  });

  test.each([
    [{}, -1],
    [{ accept_terms: 'accept_terms' }, 2],
    [{ accept_terms: 'accept_terms', birthday: 'under_age' }, 1],
    [{ username: 'username_duplicated', city: 'field_required' }, 0],
  ] as const)('%o opens step %i', (errors, index) => {
    expect(firstFaultyStep(errors)).toBe(index);
  });
});

describe('what the operator refused', () => {
  test.each([
    [
      'fields by name',
      new ApiError('refused', 'x', { key: 'malformed', fields: { city: 'field_required', postal_code: 'field_required' } }),
      { city: 'field_required', postal_code: 'field_required' },
    ],
    ['a field that is not in the form is no field', new ApiError('refused', 'x', { key: 'malformed', fields: { ip_address: 'malformed' } }), {}],
    ['a taken name without fields', new ApiError('refused', 'x', { key: 'username_duplicated' }), { username: 'username_duplicated' }],
    ['a minor', new ApiError('refused', 'x', { key: 'under_age' }), { birthday: 'under_age' }],
    ['a barred country', new ApiError('refused', 'x', { key: 'country_restricted' }), { country: 'country_restricted' }],
    ['an account from the same address', new ApiError('refused', 'x', { key: 'account_exist_with_ip' }), {}],
    ['no answer', new ApiError('timeout', 'x'), {}],
  ])('%s', (_, error, fields) => {
    expect(refusedFields(error)).toEqual(fields);
  });
});
