import { describe, expect, test } from 'vitest';
import type { LimitPeriod } from '@playfront/api-contract';
import { parseResponse } from '../testing/response.schema.ts';
import { wireLimits, wireMoneyLimit } from '../testing/limits.fixtures.ts';
import { missingDepositPeriods, tightestDepositLimit } from './limits.rules.ts';

const limitsOf = (...args: Parameters<typeof wireLimits>) => parseResponse('frontGetPlayerLimits', wireLimits(...args));
const day = wireMoneyLimit({ period: 'day', amount: 100, used: 20, remaining: 80 });
const week = wireMoneyLimit({ period: 'week', amount: 200, used: 150, remaining: 50 });
const law = wireMoneyLimit({ period: 'month', set_by: 'law', amount: 1_000, used: 990, remaining: 10 });

describe('the tightest deposit limit', () => {
  test.each([
    ['none', [], undefined],
    ['the one with the smallest remaining amount', [day, week], 'week'],
    ['the limit of the law', [day, week, law], 'month'],
    ['the first of equal ones', [day, { ...week, remaining: 80 }], 'day'],
    ['not a limit of another kind', [wireMoneyLimit({ kind: 'loss', remaining: 0 })], undefined],
  ] as const)('is %s', (_, limits, period) => {
    expect(tightestDepositLimit(limitsOf({ limits: [...limits] }))?.period).toBe(period);
  });
});

describe('the periods without a required deposit limit', () => {
  const required: LimitPeriod[] = ['day', 'week', 'month'];
  test.each([
    ['none if none is required', [], [], []],
    ['all required ones for a new player', required, [], required],
    ['the ones that the player has not set', required, [day], ['week', 'month']],
    ['also the ones that only the law has set', required, [day, week, law], ['month']],
  ] as const)('are %s', (_, periods, limits, missing) => {
    expect(missingDepositPeriods(limitsOf({ limits: [...limits] }, { required_deposit_periods: [...periods] }))).toEqual(missing);
  });
});
