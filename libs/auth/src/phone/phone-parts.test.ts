import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/min/metadata';
import { getCountries, getCountryCallingCode, getExampleNumber, Metadata } from 'libphonenumber-js/core';
import { describe, expect, test } from 'vitest';
import { countryCodes, dialCodeOf } from './dial-codes.ts';
import { phoneNumberOf, phonePartsOf, typedPartsOf } from './phone-parts.ts';

describe('dial codes', () => {
  test('match those of libphonenumber', () => {
    const known = getCountries(metadata).map((country) => [country, `+${getCountryCallingCode(country, metadata)}`]);
    expect(countryCodes.map((country) => [country, dialCodeOf(country)]).toSorted()).toEqual(known.toSorted());
  });
});

describe('a phone number in two parts', () => {
  test.each([
    ['starts with the dial code', 'FI', '401234567', '+358401234567'],
    ['drops the zero that is dialled within the country', 'FI', '0401234567', '+358401234567'],
    ['keeps the zero of an Italian number', 'IT', '0612345678', '+390612345678'],
    ['has its dial code only once if it was typed again', 'FI', '00358401234567', '+358401234567'],
    ['may have no dial code', '', '0401234567', '0401234567'],
    ['is empty without digits', 'FI', '', ''],
    ['drops the 8 that is dialled within Russia', 'RU', '89123456789', '+79123456789'],
    ['drops the 8 that is dialled within Kazakhstan', 'KZ', '87012345678', '+77012345678'],
    ['drops the 1 that is dialled within Canada', 'CA', '14165550123', '+14165550123'],
    ['drops the 1 that is dialled in the Bahamas', 'BS', '12425550123', '+12425550123'],
    ['has the dial code after an exit code', 'FI', '00447400123456', '+447400123456'],
    ['has the dial code after the exit code of Canada', 'CA', '011447400123456', '+447400123456'],
    ['has the dial code after the exit code of Russia', 'RU', '810447400123456', '+447400123456'],
    ['has the dial code after the exit code of Australia', 'AU', '0011447400123456', '+447400123456'],
    ['has the dial code after 00 in Australia', 'AU', '00447400123456', '+447400123456'],
    ['has the dial code after 00 in Canada', 'CA', '00447400123456', '+447400123456'],
    ['has the dial code after a plus', 'FI', '+447400123456', '+447400123456'],
    ['drops the zero after a typed dial code', 'FI', '004407400123456', '+447400123456'],
    ['is invalid after a carrier of Brazil', 'BR', '002114165550123', '+55++2114165550123'],
    ['is invalid after a carrier of Korea', 'KR', '0016591234567', '+82++16591234567'],
    ['is invalid after a carrier of Singapore', 'SG', '00844740012345', '+65++844740012345'],
    ['is invalid after an unknown dial code', 'FI', '+999123456', '+358+999123456'],
    ['is invalid with an exit code before an unknown dial code', 'FI', '00999123456', '+358+999123456'],
  ])('%s', (_, dial_country, phone_number, sent) => {
    expect(phoneNumberOf({ dial_country, phone_number })).toBe(sent);
  });

  test.each([
    ['with the dial code of the country', 'AX', '+358401234567', { dial_country: 'AX', phone_number: '401234567' }],
    ['with that of another country', 'FI', '+46701234567', { dial_country: 'SE', phone_number: '701234567' }],
    ['with an unknown dial code', 'FI', '+999123', { dial_country: 'FI', phone_number: '999123' }],
  ])('is split from a complete number %s', (_, country, phone_number, parts) => {
    expect(phonePartsOf({ country, phone_number })).toEqual(parts);
  });

  test.each([
    ['+', 'FI', '+'],
    ['+4', 'FI', '+4'],
    ['+46', 'SE', ''],
    ['+4670', 'SE', '70'],
    ['00', 'FI', '00'],
    ['004', 'FI', '004'],
    ['0044', 'GB', ''],
    ['00447400', 'GB', '7400'],
    ['+00358401234567', 'FI', '+00358401234567'],
    ['0401234567', 'FI', '0401234567'],
    ['+999123', 'FI', '+999123'],
  ])('is split while %s is typed', (typed, dial_country, phone_number) => {
    expect(typedPartsOf('FI', typed)).toEqual({ dial_country, phone_number });
  });
});

describe('the exit code', () => {
  test.each([
    ['CA', '011'],
    ['JM', '011'],
    ['RU', '810'],
    ['KZ', '810'],
    ['BY', '810'],
    ['TJ', '810'],
    ['AU', '0011'],
    ['GB', '00'],
    ['IL', '00'],
    ['MX', '00'],
    ['NZ', '00'],
  ])('of %s is %s', (country, exitCode) => {
    expect(typedPartsOf(country, `${exitCode}491711234567`)).toEqual({ dial_country: 'DE', phone_number: '1711234567' });
  });

  const simple = getCountries(metadata).flatMap((country) => {
    const plan = new Metadata(metadata);
    plan.selectNumberingPlan(country);
    const exitCode = plan.numberingPlan?.IDDPrefix() ?? '';
    return /^\d+$/.test(exitCode) ? [[country, exitCode] as const] : [];
  });

  test.each(simple)('of %s is %s, as in libphonenumber', (country, exitCode) => {
    expect(phoneNumberOf({ dial_country: country, phone_number: `${exitCode}491711234567` })).toBe('+491711234567');
  });

  test.each(getCountries(metadata))('is not found in a national number of %s, with or without its trunk prefix', (country) => {
    const number = getExampleNumber(country, examples, metadata);
    const nationalPrefix: unknown = metadata.countries[country]?.[5];
    for (const prefix of ['', typeof nationalPrefix === 'string' ? nationalPrefix : '']) {
      const phone_number = prefix + (number?.nationalNumber ?? '');
      expect(typedPartsOf(country, phone_number)).toEqual({ dial_country: country, phone_number });
      if (number) expect(phoneNumberOf({ dial_country: country, phone_number })).toBe(number.number);
    }
  });
});
