import { describe, expect, it } from 'vitest';
import { isCardNumber } from './card-number.ts';

// The test numbers that card schemes and payment providers publish.
const numbers = [
  ['Visa', '4111111111111111'],
  ['Visa of 13 digits', '4222222222222'],
  ['Mastercard', '5555555555554444'],
  ['Mastercard of the new range', '2223003122003222'],
  ['American Express', '378282246310005'],
  ['Diners Club', '30569309025904'],
  ['JCB', '3530111333300000'],
  ['Discover', '6011111111111117'],
  ['UnionPay', '6200000000000005'],
  ['UnionPay of 19 digits', '6205500000000000004'],
  ['Maestro', '6759649826438453'],
  ['Maestro of 12 digits', '501800000009'],
  ['Mir', '2200000000000004'],
  ['Dankort', '5019717010103742'],
] as const;

describe('a card number', () => {
  it.each(numbers)('of %s is accepted, and refused with another last digit', (_scheme, number) => {
    expect(isCardNumber(number)).toBe(true);
    for (let step = 1; step < 10; step += 1) expect(isCardNumber(number.replace(/\d$/, (last) => String((Number(last) + step) % 10)))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['letters', 'card'],
    ['blanks between digits', '4111 1111 1111 1111'],
    ['digits of another script', '４１１１１１１１１１１１１１１１'],
    ['11 digits', '41111111116'],
    ['20 digits', '41111111111111111110'],
    ['an American Express of 16 digits', '3782822463100054'],
  ])('is not %s', (_what, text) => expect(isCardNumber(text)).toBe(false));
});
