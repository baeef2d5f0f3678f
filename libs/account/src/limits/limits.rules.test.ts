import { describe, expect, test } from 'vitest';
import { parseResponse, wireLimits, wireMoneyLimit, wireSessionLimit, type WireLimit } from '@playfront/auth/testing';
import { effectOf, figuresOf, limitOf } from './limits.rules.ts';

const limitsOf = (...limits: WireLimit[]) => parseResponse('frontGetPlayerLimits', wireLimits({ limits })).limits;
const [money, time] = limitsOf(wireMoneyLimit(), wireSessionLimit());

describe('the effect of an entered limit', () => {
  test.each([
    ['the first limit', 1, undefined, 'lower'],
    ['a higher one', 200_01, money, 'higher'],
    ['the same', 200_00, money, 'lower'],
    ['a lower one', 50_01, money, 'lower'],
    ['exactly what is used', 50_00, money, 'below-used'],
    ['less than what is used', 1, money, 'below-used'],
    ['more minutes', 121, time, 'higher'],
    ['fewer minutes than were played', 71, time, 'below-used'],
  ] as const)('of %s', (_, value, current, effect) => {
    expect(effectOf(value, current)).toBe(effect);
  });
});

test('a limit of time counts minutes, one of money minor units', () => {
  expect([money, time].map((limit) => limit && figuresOf(limit))).toEqual([
    { limit: 200_00, used: 50_00, left: 150_00 },
    { limit: 120, used: 72, left: 48 },
  ]);
});

test("the player's limit is not that of the law", () => {
  const limits = limitsOf(wireMoneyLimit({ period: 'month', set_by: 'law', amount: 1_000 }), wireMoneyLimit({ period: 'month' }));
  expect(limitOf(limits, { kind: 'deposit', period: 'month' }, 'player')).toBe(limits[1]);
  expect(limitOf(limits, { kind: 'deposit', period: 'month' }, 'law')).toBe(limits[0]);
  expect(limitOf(limits, { kind: 'deposit', period: 'day' }, 'player')).toBeUndefined();
});
