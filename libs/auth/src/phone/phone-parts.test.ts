import metadata from 'libphonenumber-js/min/metadata';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import { describe, expect, test } from 'vitest';
import { countryCodes, dialCodeOf } from './dial-codes.ts';
import { phoneNumberOf, phonePartsOf, typedPartsOf } from './phone-parts.ts';

describe('dial codes', () => {
  test('the table is what libphonenumber knows', () => {
    const known = getCountries(metadata).map((country) => [country, `+${getCountryCallingCode(country, metadata)}`]);
    expect(countryCodes.map((country) => [country, dialCodeOf(country)]).toSorted()).toEqual(known.toSorted());
  });
});

describe('a number of two parts', () => {
  test.each([
    ['has the dial code in front', 'FI', '401234567', '+358401234567'],
    ['loses the zero that is dialled within the country', 'FI', '0401234567', '+358401234567'],
    ['keeps the zero of an Italian number', 'IT', '0612345678', '+390612345678'],
    ['has a dial code that was typed again once', 'FI', '00358401234567', '+358401234567'],
    ['may have no dial code', '', '0401234567', '0401234567'],
  ])('%s', (_, dial_country, phone_number, sent) => {
    expect(phoneNumberOf({ dial_country, phone_number })).toBe(sent);
  });

  test.each([
    ['of the country itself', 'AX', '+358401234567', { dial_country: 'AX', phone_number: '401234567' }],
    ['of another country', 'FI', '+46701234567', { dial_country: 'SE', phone_number: '701234567' }],
    ['of no known country', 'FI', '+999123', { dial_country: 'FI', phone_number: '999123' }],
  ])('is made from a whole number %s', (_, country, phone_number, parts) => {
    expect(phonePartsOf({ country, phone_number })).toEqual(parts);
  });

  test.each([
    ['+', 'FI', '+'],
    ['+4', 'FI', '+4'],
    ['+46', 'SE', ''],
    ['+4670', 'SE', '70'],
    ['+999123', 'FI', '+999123'],
  ])('is made from %s as it is typed', (typed, dial_country, phone_number) => {
    expect(typedPartsOf('FI', typed)).toEqual({ dial_country, phone_number });
  });
});
