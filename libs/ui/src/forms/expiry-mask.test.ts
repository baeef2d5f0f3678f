import { describe, expect, it } from 'vitest';
import { maskExpiry, readExpiry } from './expiry-mask.ts';

describe('maskExpiry', () => {
  it.each([
    { description: 'returns an empty text unchanged', typed: '', masked: '' },
    { description: 'does not pad a first digit of 1', typed: '1', masked: '1' },
    { description: 'pads a month that can only have one digit', typed: '5', masked: '05' },
    { description: 'adds the slash with the first digit of the year', typed: '052', masked: '05 / 2' },
    { description: 'is complete with four digits', typed: '1228', masked: '12 / 28' },
    { description: 'reads 13 as January and a year', typed: '13', masked: '01 / 3' },
    { description: 'accepts a slash after one digit', typed: '1/28', masked: '01 / 28' },
    { description: 'returns a masked text unchanged', typed: '05 / 28', masked: '05 / 28' },
    { description: 'shortens a four-digit year from autofill', typed: '05/2028', masked: '05 / 28' },
    { description: 'waits for the last digit of a four-digit year', typed: '05 / 204', masked: '05 / 204' },
    { description: 'shortens a typed four-digit year with its last digit', typed: '05 / 2040', masked: '05 / 40' },
    { description: 'reads full-width digits', typed: '０５／２８', masked: '05 / 28' },
    { description: 'reads Arabic digits', typed: '٠٥/٢٨', masked: '05 / 28' },
    { description: 'ignores invisible characters', typed: '\u200e1\u200b2/28', masked: '12 / 28' },
    { description: 'drops extra digits', typed: '05 / 289', masked: '05 / 28' },
  ])('$description', ({ typed, masked }) => expect(maskExpiry(typed)).toBe(masked));
});

describe('readExpiry', () => {
  it('returns month and year only for a complete expiry', () => {
    expect(readExpiry('05 / 28')).toEqual({ month: '05', year: '2028' });
    expect(readExpiry('05 / 2')).toBeUndefined();
    expect(readExpiry('00 / 28')).toBeUndefined();
  });
});
