import { parseResponse, wireLimits, wireMoneyLimit, wireSessionLimit, type WireLimit } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { tightestPlayLimits, withRound } from './play-limits.rules.ts';

const read = (...limits: WireLimit[]) => parseResponse('frontGetPlayerLimits', wireLimits({ limits })).limits;
const loss = wireMoneyLimit({ kind: 'loss', amount: 50, used: 10, remaining: 40 });
const wager = wireMoneyLimit({ kind: 'wager', amount: 200, used: 50, remaining: 150 });
const round = (bet: number, win: number) => ({ bet: money(bet, 'EUR'), win: money(win, 'EUR') });

describe('what is left of the limits on play', () => {
  test.each([
    ['empty for deposit limits', [wireMoneyLimit()], []],
    [
      'money and minutes',
      [loss, wireSessionLimit()],
      [
        ['loss', 'day', money(40_00, 'EUR')],
        ['session', 'day', 48],
      ],
    ],
    [
      'the tightest limit of each kind',
      [wager, { ...wager, period: 'week', amount: 120, remaining: 70 }, loss],
      [
        ['wager', 'week', money(70_00, 'EUR')],
        ['loss', 'day', money(40_00, 'EUR')],
      ],
    ],
    ['zero for a limit lowered below its use', [{ ...loss, amount: 5, remaining: 0 }], [['loss', 'day', money(0, 'EUR')]]],
  ] as const)('is %s', (_, limits, left) => {
    expect(tightestPlayLimits(read(...limits)).map(({ kind, period, left: rest }) => [kind, period, rest])).toEqual(left);
  });

  test.each([
    ['a lost bet', round(2_00, 0), [38_00, 148_00]],
    ['a win, which increases the remaining loss limit', round(2_00, 5_00), [43_00, 148_00]],
    ['a bet in another currency, which the operator converts', { bet: money(2_00, 'SEK'), win: money(0, 'SEK') }, [40_00, 150_00]],
  ] as const)('is updated after %s', (_, played, left) => {
    const after = tightestPlayLimits(withRound(read(loss, wager), played));
    expect(after.map((limit) => typeof limit.left === 'object' && limit.left.minor)).toEqual(left);
  });
});
