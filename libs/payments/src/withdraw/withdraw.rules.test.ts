import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { checkWithdrawal, payoutTime, withdrawalPicks } from './withdraw.rules.ts';

const eur = (minor: number) => money(minor, 'EUR');
const limits = { minAmount: eur(2000), maxAmount: eur(500_000) };

describe('an amount to withdraw', () => {
  test.each([
    ['within the limits', '50', 41_260, { amount: eur(5000) }],
    ['above the balance, which the operator checks', '500', 41_260, { amount: eur(50_000) }],
    ['below the minimum', '19.99', 41_260, { fault: { kind: 'too-small', min: eur(2000) } }],
    ['below the minimum, but the entire balance', '12.35', 1235, { amount: eur(1235) }],
    ['above the maximum', '5000.01', 600_000, { fault: { kind: 'out-of-range', min: eur(2000), max: eur(500_000) } }],
    ['above the maximum and the balance', '5000.01', 41_260, { fault: { kind: 'out-of-range', min: eur(2000), max: eur(41_260) } }],
    ['above the maximum, with less than the minimum', '5000.01', 500, { fault: { kind: 'out-of-range', min: eur(2000), max: eur(500_000) } }],
    ['nothing', '0', 0, { fault: { kind: 'too-small', min: eur(2000) } }],
    ['unreadable', 'all', 41_260, { fault: { kind: 'unreadable' } }],
    ['missing', ' ', 41_260, { fault: { kind: 'missing' } }],
  ])('%s', (_, typed, availableMinor, check) => {
    expect(checkWithdrawal(typed, limits, eur(availableMinor), 'en')).toEqual(check);
  });

  test('must be above zero even if the method has no minimum', () => {
    expect(checkWithdrawal('0', { minAmount: eur(0), maxAmount: eur(0) }, eur(100), 'en')).toEqual({ fault: { kind: 'missing' } });
  });
});

describe('suggested amounts', () => {
  test.each([
    ['below the balance, and the entire balance', 41_260, [2000, 4000, 10_000], 41_260],
    ['only the entire balance, if it is below the minimum', 1500, [], 1500],
    ['without the entire balance, if it is above the maximum', 600_000, [2000, 4000, 10_000], undefined],
    ['none without a balance', 0, [], undefined],
  ])('%s', (_, availableMinor, picks, all) => {
    expect(withdrawalPicks(limits, eur(availableMinor))).toEqual({ picks: picks.map(eur), all: all === undefined ? undefined : eur(all) });
  });
});

test.each([
  [0, 'hours', 1],
  [24, 'hours', 24],
  [48, 'days', 2],
  [72, 'days', 3],
  [73, 'days', 4],
] as const)('%i hours are shown in %s: %i', (hours, unit, count) => {
  expect(payoutTime(hours)).toEqual({ unit, count });
});
