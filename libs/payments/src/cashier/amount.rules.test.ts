import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { checkAmount, checkDeposit, feeOf, quickPicksOf } from './amount.rules.ts';

const eur = (minor: number) => money(minor, 'EUR');
const limits = { minAmount: eur(10_00), maxAmount: eur(5_000_00) };

describe('an amount (spec §5)', () => {
  test.each([
    ['nothing', '', 'en', { fault: { kind: 'missing' } }],
    ['spaces', '  ', 'en', { fault: { kind: 'missing' } }],
    ['words', 'ten', 'en', { fault: { kind: 'unreadable' } }],
    ['a negative', '-20', 'en', { fault: { kind: 'unreadable' } }],
    ['three decimals', '20.001', 'en', { fault: { kind: 'unreadable' } }],
    ['below the minimum', '9.99', 'en', { fault: { kind: 'too-small', min: eur(10_00) } }],
    ['above the maximum', '5000.01', 'en', { fault: { kind: 'out-of-range', min: eur(10_00), max: eur(5_000_00) } }],
    ['the minimum', '10', 'en', { amount: eur(10_00) }],
    ['the maximum, with a group separator', '5,000', 'en', { amount: eur(5_000_00) }],
    ['a decimal comma in a language that uses it', '12,50', 'fi-FI', { amount: eur(12_50) }],
  ])('%s', (_, typed, languageTag, expected) => {
    expect(checkAmount(typed, limits, languageTag)).toEqual(expected);
  });

  test('a method without a maximum accepts any amount above the minimum', () => {
    expect(checkAmount('900000', { minAmount: eur(20_00), maxAmount: eur(0) }, 'en')).toEqual({ amount: eur(900_000_00) });
  });
});

describe('a deposit under a limit', () => {
  test.each([
    ['may equal the remaining amount', '20', eur(20_00), { amount: eur(20_00) }],
    ['may not exceed it by a cent', '20.01', eur(20_00), { fault: { kind: 'above-limit', left: eur(20_00) } }],
    ['is refused if nothing remains', '10', eur(0), { fault: { kind: 'above-limit', left: eur(0) } }],
    ['is checked against the method first', '9', eur(0), { fault: { kind: 'too-small', min: eur(10_00) } }],
    ['is accepted without a limit', '20', undefined, { amount: eur(20_00) }],
  ])('%s', (_, typed, left, expected) => {
    expect(checkDeposit(typed, limits, left, 'en')).toEqual(expected);
  });
});

describe('fee', () => {
  test.each([
    ['none', 0, 0, 50_00, 0],
    ['a percentage', 1.5, 0, 50_00, 75],
    ['half a cent is rounded up', 1.5, 0, 1_00, 2],
    ['a fixed part', 0, 50, 50_00, 50],
    ['both', 2.25, 10, 100_00, 2_35],
  ])('%s', (_, fee_percent, fixed, amount, fee) => {
    expect(feeOf({ fee_percent, feeFixed: eur(fixed) }, eur(amount))).toEqual(eur(fee));
  });
});

describe('suggested amounts', () => {
  test.each([
    ['ascend from the minimum', limits, [10_00, 20_00, 50_00, 100_00]],
    ['stop at the maximum', { minAmount: eur(10_00), maxAmount: eur(25_00) }, [10_00, 20_00]],
    ['are none without a minimum', { minAmount: eur(0), maxAmount: eur(25_00) }, []],
  ])('%s', (_, range, picks) => {
    expect(quickPicksOf(range).map(({ minor }) => minor)).toEqual(picks);
  });

  test('stop at the remaining amount of a limit', () => {
    expect(quickPicksOf(limits, eur(20_00)).map(({ minor }) => minor)).toEqual([10_00, 20_00]);
  });
});
