import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/max/metadata';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { phoneNumberSchema, withoutTrunkPrefix } from './phone-number.ts';

describe('the trunk prefix', () => {
  test.each([
    ['is dropped after the dial code', '+3580401234567', '+358401234567'],
    ['is dropped after a dial code of two digits', '+4407400123456', '+447400123456'],
    ['is dropped in Hungary, where it is 06', '+3606201234567', '+36201234567'],
    ['is missing already', '+358401234567', '+358401234567'],
    ['is only the first of two zeros', '+35800401234567', '+3580401234567'],
    ['stays part of a number in Italy', '+390612345678', '+390612345678'],
    ['stays part of a number in Ivory Coast', '+2250123456789', '+2250123456789'],
    ['stays if there is no dial code', '0401234567', '0401234567'],
    ['stays if it is the entire number', '+3580', '+3580'],
    ['stays if it is the entire number in Hungary', '+3606', '+3606'],
  ])('%s', (_, typed, sent) => {
    expect(withoutTrunkPrefix(typed)).toBe(sent);
  });

  const countries = Object.keys(metadata.countries) as CountryCode[];

  test.each(countries)('of %s is dropped from its mobile numbers', (country) => {
    const number = getExampleNumber(country, examples, metadata);
    if (!number) return;
    const nationalPrefix: unknown = metadata.countries[country]?.[5];
    const prefix = typeof nationalPrefix === 'string' && nationalPrefix.startsWith('0') ? nationalPrefix : '';
    expect(withoutTrunkPrefix(`+${number.countryCallingCode}${prefix}${number.nationalNumber}`)).toBe(number.number);
  });

  test('does not count as a digit', () => {
    const refusal = (phone: string) => v.safeParse(phoneNumberSchema, phone).issues?.map(({ message }) => message);
    expect(refusal('+3580401')).toEqual(['phone_number_length_check']);
    expect(refusal('+35804012')).toBeUndefined();
    expect(v.parse(phoneNumberSchema, ' +3580401234567 ')).toBe('+358401234567');
  });
});
