import { describe, expect, it } from 'vitest';
import { changeLimit, isLimitExceeded, limitAt, usedOf, type Limit, type PendingLimit } from './limits.rules.ts';
import { profileOf } from '../jurisdiction/profiles.ts';

const wednesday = new Date('2025-11-19T12:00:00Z');
const at = (text: string) => new Date(text);
const limit = (amount: number | null, pending: PendingLimit | null = null, period: Limit['period'] = 'day'): Limit => ({
  kind: 'wager',
  period,
  amount,
  pending,
});
const waiting = (amount: number | null, from: string, lapsesAt?: string): PendingLimit => ({
  amount,
  from: at(from),
  lapsesAt: lapsesAt ? at(lapsesAt) : null,
});

describe('changing a limit', () => {
  it.each([
    ['a first one', limit(null), 100],
    ['a smaller one', limit(100), 99],
    ['the same again, to give up a larger one that waits', limit(100, waiting(200, '2025-11-20T12:00:00Z')), 100],
    ['a smaller one while a larger one waits', limit(100, waiting(200, '2025-11-20T12:00:00Z')), 50],
    ['a smaller one after a larger one took its place', limit(100, waiting(200, '2025-11-19T12:00:00Z')), 150],
  ])('%s applies immediately, and nothing is pending any more', (_text, current, wanted) => {
    const changed = changeLimit(current, wanted, profileOf('FI'), wednesday);
    expect(changed).toEqual({ kind: 'now', limit: limit(wanted) });
  });

  it.each([
    ['a larger one', 'FI', 'day', 200, waiting(200, '2025-11-20T12:00:00Z')],
    ['removing it', 'FI', 'day', null, waiting(null, '2025-11-20T12:00:00Z')],
    ['a higher one in Britain, to be confirmed by the player', 'GB', 'day', 200, waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z')],
    ['three days in Sweden', 'SE', 'day', 200, waiting(200, '2025-11-22T12:00:00Z')],
    ['and there until the week has ended', 'SE', 'week', 200, waiting(200, '2025-11-24T00:00:00Z')],
    ['or the month', 'SE', 'month', 200, waiting(200, '2025-12-01T00:00:00Z')],
  ] as const)('%s becomes pending', (_text, country, period, wanted, pending) => {
    const changed = changeLimit(limit(100, null, period), wanted, profileOf(country), wednesday);
    expect(changed).toEqual({ kind: 'later', limit: limit(100, pending, period) });
  });

  it('requesting again while a larger one is pending does not move its time', () => {
    const current = limit(100, waiting(200, '2025-11-20T12:00:00Z'));
    expect(changeLimit(current, 150, profileOf('FI'), wednesday)).toEqual({ kind: 'waiting' });
    expect(changeLimit(current, null, profileOf('FI'), wednesday)).toEqual({ kind: 'waiting' });
  });

  it.each([
    ['the same amount', limit(100), 100],
    ['removing a limit that does not exist', limit(null), null],
  ])('%s changes nothing', (_text, current, wanted) => {
    expect(changeLimit(current, wanted, profileOf('FI'), wednesday)).toEqual({ kind: 'none' });
  });
});

describe('a pending limit', () => {
  it.each([
    ['does not apply before its time', waiting(200, '2025-11-20T12:00:00Z'), '2025-11-20T11:59:59.999Z', 100],
    ['applies from its time on', waiting(200, '2025-11-20T12:00:00Z'), '2025-11-20T12:00:00Z', 200],
    ['removes the limit if the player requested that', waiting(null, '2025-11-20T12:00:00Z'), '2025-11-21T00:00:00Z', null],
    ['never applies without a required confirmation', waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z'), '2025-11-26T00:00:00Z', 100],
  ])('%s', (_text, pending, moment, amount) => {
    expect(limitAt(limit(100, pending), at(moment)).amount).toBe(amount);
  });

  it('expires unless it is confirmed within a week', () => {
    const current = limit(100, waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z'));
    expect(limitAt(current, at('2025-11-27T11:59:59Z')).pending).not.toBeNull();
    expect(limitAt(current, at('2025-11-27T12:00:00Z'))).toEqual(limit(100));
  });
});

describe('what counts against a limit', () => {
  const totals = { staked: 900, won: 400, playMs: 59 * 60_000 + 59_999 };

  it.each([
    ['stakes that reach it exactly', 'wager', 1_000, 100, false],
    ['stakes that exceed it by a cent', 'wager', 999, 100, true],
    ['losses that reach it exactly', 'loss', 600, 100, false],
    ['losses that exceed it by a cent', 'loss', 599, 100, true],
    ['time that is not quite used up', 'session', 60, 100, false],
    ['time that is used up, for any stake', 'session', 59, 0, true],
  ] as const)('%s', (_text, kind, amount, stake, isOver) => {
    expect(isLimitExceeded(kind, amount, totals, stake)).toBe(isOver);
  });

  it('net winnings allow that much more loss', () => {
    const lucky = { staked: 100, won: 500, playMs: 0 };
    expect(usedOf('loss', lucky)).toBe(-400);
    expect([isLimitExceeded('loss', 50, lucky, 450), isLimitExceeded('loss', 50, lucky, 451)]).toEqual([false, true]);
  });
});
