import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/max/metadata';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyPhoneNumberSchema, phoneNumberFault, phoneNumberSchema, withoutTrunkPrefix } from './phone-number.ts';

describe('the trunk prefix', () => {
  test.each([
    ['is dropped after the dial code', '+3580401234567', '+358401234567'],
    ['is dropped after a dial code of two digits', '+4407400123456', '+447400123456'],
    ['is dropped in Hungary, where it is 06', '+3606201234567', '+36201234567'],
    ['is dropped in Russia, where it is 8', '+789123456789', '+79123456789'],
    ['is dropped in Kazakhstan, where it is 8', '+787012345678', '+77012345678'],
    ['is dropped before a Russian number that starts with it', '+788005553535', '+78005553535'],
    ['is not the first digit of Saint Petersburg', '+78121234567', '+78121234567'],
    ['is dropped in North America, where it is 1', '+114165550123', '+14165550123'],
    ['is dropped in Belarus, where it is 8', '+3758294911911', '+375294911911'],
    ['is dropped in Belarus, where it is dialled as 80', '+37580294911911', '+375294911911'],
    ['is dropped in Turkmenistan, where it is 8', '+993866123456', '+99366123456'],
    ['is dropped in Lithuania, where it was 8', '+370861234567', '+37061234567'],
    ['is dropped on the Marshall Islands, where it is 1', '+69212351234', '+6922351234'],
    ['is not the first digit of a German number', '+4981234567', '+4981234567'],
    ['is already missing', '+358401234567', '+358401234567'],
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
    const prefix = typeof nationalPrefix === 'string' ? nationalPrefix : '';
    expect(withoutTrunkPrefix(`+${number.countryCallingCode}${prefix}${number.nationalNumber}`)).toBe(number.number);
    expect(withoutTrunkPrefix(number.number)).toBe(number.number);
  });

  test('does not count as a digit', () => {
    const refusal = (phone: string) => v.safeParse(phoneNumberSchema, phone).issues?.map(({ message }) => message);
    expect(refusal('+3580401')).toEqual(['phone_number_length_check']);
    expect(refusal('+35804012')).toBeUndefined();
    expect(v.parse(phoneNumberSchema, ' +3580401234567 ')).toBe('+358401234567');
  });
});

describe('a number as the operator stores it', () => {
  test.each([
    ['of full-width digits', '＋４４７４００１２３４５６', '+447400123456'],
    ['of Devanagari digits', '+४४७४००१२३४५६', '+447400123456'],
    ['of Persian digits', '+۴۴۷۴۰۰۱۲۳۴۵۶', '+447400123456'],
    ['of Arabic digits', '+٤٤٧٤٠٠١٢٣٤٥٦', '+447400123456'],
    ['between direction marks', '\u202a+447400123456\u202c', '+447400123456'],
    ['with the exit code 00', '00358401234567', '+358401234567'],
    ['without a dial code', '0401234567', '0401234567'],
    ['of fifteen digits', '+491234567890123', '+491234567890123'],
    ['of fifteen digits without the trunk prefix', '+4901234567890123', '+491234567890123'],
  ])('%s', (_, typed, stored) => {
    expect(v.parse(phoneNumberSchema, typed)).toBe(stored);
    expect(v.parse(anyPhoneNumberSchema, typed)).toBe(stored);
  });

  test.each([
    ['of sixteen digits', '+4912345678901234', 'phone_number_length_check'],
    ['of thirty digits', '4'.repeat(30), 'phone_number_length_check'],
    ['with the dial code +1 twice', '+114165550123', 'phone_number_length_check'],
    ['with a zero after +1', '+10165550123', 'phone_number_length_check'],
    ['with a one after +1', '+11165550123', 'phone_number_length_check'],
    ['with an exit code after the plus', '+00358401234567', 'phone_number_validation'],
    ['with a zero after the plus', '+0401234567', 'phone_number_validation'],
    ['with three zeros', '000358401234567', 'phone_number_validation'],
    ['with a plus in the middle', '+358+999123', 'phone_number_validation'],
    ['with letters', '+35840CALL', 'phone_number_validation'],
  ])('%s is refused', (_, typed, fault) => {
    for (const schema of [phoneNumberSchema, anyPhoneNumberSchema]) expect(v.safeParse(schema, typed).issues?.[0].message).toBe(fault);
    expect(phoneNumberFault(typed)).toBe(fault);
  });

  test('may be short only where any length is allowed', () => {
    expect(v.is(phoneNumberSchema, '112')).toBe(false);
    expect(v.is(anyPhoneNumberSchema, '112')).toBe(true);
  });
});
