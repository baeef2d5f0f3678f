import { describe, expect, test } from 'vitest';
import { parseResponse } from '@playfront/auth/testing';
import type { Profile } from '@playfront/api-contract';
import { wireProfile, type WireProfile } from '../testing/details.fixtures.ts';
import { changedFields, detailsOf, updateRequest } from './details.rules.ts';
import { detailsErrors } from './details.schema.ts';

const profileOf = (overrides: Partial<WireProfile> = {}): Profile =>
  parseResponse('frontGetPlayerProfile', { status: 1, player: wireProfile(overrides) }).player;

describe('the phone number in two parts', () => {
  test.each([
    ['with its dial code', { phone_number: '+358401234567', dial_code: '+358', country: 'FI' }, 'FI', '401234567'],
    ['of a country that shares its code', { phone_number: '+358401234567', dial_code: '+358', country: 'AX' }, 'AX', '401234567'],
    ["of another country than the player's", { phone_number: '+46701234567', dial_code: '+46', country: 'FI' }, 'SE', '701234567'],
    ['without a separate dial code', { phone_number: '+358401234567', dial_code: '', country: 'FI' }, 'FI', '401234567'],
    ['without any dial code', { phone_number: '0401234567', dial_code: '', country: 'FI' }, 'FI', '0401234567'],
    ['that is empty', { phone_number: '', dial_code: '', country: 'FI' }, 'FI', ''],
  ] as const)('%s', (_, profile, country, number) => {
    expect(detailsOf(profileOf(profile))).toMatchObject({ dial_country: country, phone_number: number });
  });
});

describe('the update request', () => {
  const saved = detailsOf(profileOf());

  test.each([
    ['is empty without changes', {}, {}],
    ['has a changed field, trimmed', { city: ' Turku ' }, { city: 'Turku' }],
    ['has the number with its dial code', { phone_number: '409999999' }, { phone_number: '+358409999999' }],
    ['has the number without the trunk zero', { phone_number: '0409999999' }, { phone_number: '+358409999999' }],
    ['has the number even if only the dial code changed', { dial_country: 'SE' }, { phone_number: '+46401234567' }],
  ])('%s', (_, typed, request) => {
    expect(updateRequest({ ...saved, ...typed }, saved)).toEqual(request);
  });

  test('a field with its old value counts as unchanged', () => {
    expect(changedFields({ ...saved, city: saved.city }, saved)).toEqual([]);
  });
});

test.each([
  ['email', { email: 'ilmari' }, { email: 'email_validation' }],
  ['a required field', { city: ' ' }, { city: 'field_required' }],
  ['a number of thirty digits', { phone_number: '4'.repeat(30) }, { phone_number: 'phone_number_length_check' }],
  ['no number', { phone_number: '' }, { phone_number: 'field_required' }],
  ['a short number', { phone_number: '12' }, { phone_number: 'phone_number_length_check' }],
])('the rules of registration apply: %s', (_, typed, errors) => {
  expect(detailsErrors({ ...detailsOf(profileOf()), ...typed })).toEqual(errors);
});
