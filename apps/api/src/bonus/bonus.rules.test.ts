import { describe, expect, it } from 'vitest';
import { bonusAmount, codeKey, expectedCost, lastWeek, percentOf, periodOf, splitRelease, wageringRequired } from './bonus.rules.ts';
import type { BonusTerms } from './bonus.tables.ts';

const terms: BonusTerms = {
  type: 'deposit_match',
  matchPercent: 100,
  maxBonus: 200_00,
  minDeposit: 20_00,
  wageringX: 35,
  wageringBase: 'bonus',
  maxBet: 5_00,
  maxWin: null,
  expiresAfterHours: 336,
  forfeitsOnWithdrawal: true,
  eligibleCategories: [],
};

describe('a bonus', () => {
  it.each([
    ['is as much as the deposit', { matchPercent: 100 }, 50_00, 50_00],
    ['is limited to its maximum', { matchPercent: 100 }, 500_00, 200_00],
    ['is rounded down', { matchPercent: 33 }, 10_10, 3_33],
    ['can be more than the deposit', { matchPercent: 200 }, 50_00, 100_00],
    ['of a fixed amount does not depend on a deposit', { matchPercent: null, maxBonus: 10_00 }, 0, 10_00],
    [
      'is exact for amounts that floats are not',
      { matchPercent: 99, maxBonus: Number.MAX_SAFE_INTEGER },
      9_007_199_254_740_991,
      8_917_127_262_193_581,
    ],
  ])('%s', (_text, changes, fromMinor, expected) => {
    expect(bonusAmount({ ...terms, ...changes }, fromMinor)).toBe(expected);
  });

  it.each([
    ['the bonus', { wageringBase: 'bonus' as const }, 1_750_00],
    ['bonus and deposit', { wageringBase: 'bonus_plus_deposit' as const }, 3_500_00],
    ['nothing', { wageringX: 0 }, 0],
  ])('is wagered by a multiple of %s', (_text, changes, expected) => {
    expect(wageringRequired({ ...terms, ...changes }, 50_00, 50_00)).toBe(expected);
  });

  it.each([
    ['in full without a maximum win', 80_00, null, { released: 80_00, forfeited: 0 }],
    ['in full below the maximum win', 80_00, 100_00, { released: 80_00, forfeited: 0 }],
    ['up to the maximum win, the rest returning to the operator', 180_00, 100_00, { released: 100_00, forfeited: 80_00 }],
  ])('becomes real money %s', (_text, balance, maxWin, expected) => {
    expect(splitRelease(balance, maxWin)).toEqual(expected);
  });

  it('has an expected cost: the share of its stakes that players lose on average', () => {
    expect(expectedCost(700_00, 96)).toBe(28_00);
  });
});

describe('a stake', () => {
  it.each([
    [60_00, 100, 60_00],
    [1_01, 50, 50],
    [5, 10, 0],
    [60_00, 0, 0],
  ])('of %i counts %i per cent', (stake, weight, counted) => {
    expect(percentOf(stake, weight)).toBe(counted);
  });
});

describe('a promo code', () => {
  it('is compared without case and spaces around it', () => {
    expect(codeKey(' free10au\t')).toBe('FREE10AU');
  });
});

describe('a period', () => {
  it.each([
    ['once', '2026-11-22T23:59:59Z', 'once'],
    ['daily', '2026-11-22T23:59:59Z', '2026-11-22'],
    ['weekly', '2026-11-16T00:00:00Z', '2026-11-16'],
    ['weekly', '2026-11-22T23:59:59Z', '2026-11-16'],
    ['weekly', '2026-11-23T00:00:00Z', '2026-11-23'],
    ['weekly', '2027-01-01T12:00:00Z', '2026-12-28'],
  ] as const)('that is %s includes %s in %s', (cadence, at, period) => {
    expect(periodOf(cadence, new Date(at))).toBe(period);
  });

  it('of cashback is the previous week, from Monday to Monday', () => {
    const { from, to } = lastWeek(new Date('2026-11-23T00:00:00Z'));
    expect([from.toISOString(), to.toISOString()]).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
  });
});
