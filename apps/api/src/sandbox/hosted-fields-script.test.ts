import { describe, expect, it } from 'vitest';
import { brandOf, faultOf, maskOf } from './hosted-fields-script.js';

const now = new Date('2026-11-27T12:00:00Z');

describe('a card field', () => {
  // The test numbers that card schemes publish.
  it.each([
    ['Visa', '4111111111111111'],
    ['Visa', '4222222222222'],
    ['Mastercard', '5555555555554444'],
    ['Mastercard', '2223003122003222'],
    ['American Express', '378282246310005'],
    ['Diners Club', '30569309025904'],
    ['JCB', '3530111333300000'],
    ['Discover', '6011111111111117'],
    ['UnionPay', '6200000000000005'],
    ['Maestro', '6759649826438453'],
  ])('accepts a number of %s, and refuses it with a wrong digit', (brand, number) => {
    expect(brandOf(number)).toBe(brand);
    const typed = maskOf('number', number);
    expect(faultOf('number', typed, now)).toBeUndefined();
    const broken = typed.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
    expect(faultOf('number', broken, now)).toBe('invalid');
  });

  it.each([
    ['number', '４１１１ １１１１ １１１１ １１１１', '4111 1111 1111 1111'],
    ['number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['number', '٤١١١١١١١١١١١١١١١', '4111 1111 1111 1111'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['expiry', '1230', '12 / 30'],
    ['expiry', '5', '05'],
    ['expiry', '5/30', '05 / 30'],
    ['expiry', '12/2030', '12 / 30'],
    ['expiry', '12 / 203', '12 / 203'],
    ['expiry', '１２／３０', '12 / 30'],
    ['expiry', '12 / ', '12'],
    ['cvv', '12a34 5', '1234'],
  ] as const)('formats %s: %s', (field, typed, expected) => {
    expect(maskOf(field, typed)).toBe(expected);
  });

  it.each([
    ['number', '', 'required'],
    ['number', '4111', 'invalid'],
    ['number', '3782 822463 1000', 'invalid'],
    ['expiry', '11 / 26', undefined],
    ['expiry', '10 / 26', 'expired'],
    ['expiry', '13 / 30', 'invalid'],
    ['expiry', '00 / 30', 'invalid'],
    ['expiry', '12', 'invalid'],
    ['cvv', '12', 'invalid'],
    ['cvv', '123', undefined],
    ['cvv', '1234', undefined],
  ] as const)('%s "%s" results in %s', (field, text, fault) => {
    expect(faultOf(field, text, now)).toBe(fault);
  });
});
