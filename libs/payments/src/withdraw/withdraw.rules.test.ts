import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { checkWithdrawal, payoutTime, withdrawalPicks } from './withdraw.rules.ts';

const eur = (minor: number) => money(minor, 'EUR');
const limits = { minAmount: eur(2000), maxAmount: eur(500_000) };

describe('an amount to withdraw', () => {
  test.each([
    ['within the limits', '50', 41_260, { amount: eur(5000) }],
    ['more than there is, which the operator says', '500', 41_260, { amount: eur(50_000) }],
    ['under the minimum', '19.99', 41_260, { fault: { kind: 'too-small', least: eur(2000) } }],
    ['under the minimum but all there is', '12.35', 1235, { amount: eur(1235) }],
    ['over the maximum', '5000.01', 41_260, { fault: { kind: 'out-of-range', least: eur(2000), most: eur(500_000) } }],
    ['nothing', '0', 0, { fault: { kind: 'too-small', least: eur(2000) } }],
    ['unreadable', 'all', 41_260, { fault: { kind: 'unreadable' } }],
    ['missing', ' ', 41_260, { fault: { kind: 'missing' } }],
  ])('%s', (_, typed, availableMinor, check) => {
    expect(checkWithdrawal(typed, limits, eur(availableMinor), 'en')).toEqual(check);
  });

  test('is more than nothing also where the method has no minimum', () => {
    expect(checkWithdrawal('0', { minAmount: eur(0), maxAmount: eur(0) }, eur(100), 'en')).toEqual({ fault: { kind: 'missing' } });
  });
});

describe('amounts to pick', () => {
  test.each([
    ['that there is the money for, and all of it', 41_260, [2000, 4000, 10_000], 41_260],
    ['all of it, when it is less than the minimum', 1500, [], 1500],
    ['without all of it, when it is over the maximum', 600_000, [2000, 4000, 10_000], undefined],
    ['none without money', 0, [], undefined],
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
