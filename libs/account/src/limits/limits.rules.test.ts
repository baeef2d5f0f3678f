import { describe, expect, test } from 'vitest';
import { parseResponse, wireLimits, wireMoneyLimit, wireSessionLimit, type WireLimit } from '@playfront/auth/testing';
import { effectOf, figuresOf, limitOf } from './limits.rules.ts';

const limitsOf = (...limits: WireLimit[]) => parseResponse('frontGetPlayerLimits', wireLimits({ limits })).limits;
const [money, time] = limitsOf(wireMoneyLimit(), wireSessionLimit());

describe('the effect of an entered limit', () => {
  test.each([
    ['the first limit', 1, undefined, 'lower'],
    ['a higher limit', 200_01, money, 'higher'],
    ['the same limit', 200_00, money, 'lower'],
    ['a lower limit', 50_01, money, 'lower'],
    ['exactly the used amount', 50_00, money, 'below-used'],
    ['less than the used amount', 1, money, 'below-used'],
    ['more minutes', 121, time, 'higher'],
    ['fewer minutes than already played', 71, time, 'below-used'],
  ] as const)('of %s', (_, value, current, effect) => {
    expect(effectOf(value, current)).toBe(effect);
  });
});

test('a time limit is in minutes, a money limit in minor units', () => {
  expect([money, time].map((limit) => limit && figuresOf(limit))).toEqual([
    { limit: 200_00, used: 50_00, left: 150_00 },
    { limit: 120, used: 72, left: 48 },
  ]);
});

test("the player's limit and the limit of the law are separate", () => {
  const limits = limitsOf(wireMoneyLimit({ period: 'month', set_by: 'law', amount: 1_000 }), wireMoneyLimit({ period: 'month' }));
  expect(limitOf(limits, { kind: 'deposit', period: 'month' }, 'player')).toBe(limits[1]);
  expect(limitOf(limits, { kind: 'deposit', period: 'month' }, 'law')).toBe(limits[0]);
  expect(limitOf(limits, { kind: 'deposit', period: 'day' }, 'player')).toBeUndefined();
});
