import { describe, expect, it } from 'vitest';
import { changeLimit, isPast, limitAt, usedOf, type Limit, type PendingLimit } from './limits.rules.ts';
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
  ])('%s applies at once, and nothing is pending any more', (_text, current, wanted) => {
    const changed = changeLimit(current, wanted, profileOf('FI'), wednesday);
    expect(changed).toEqual({ kind: 'now', limit: limit(wanted) });
  });

  it.each([
    ['a larger one', 'FI', 'day', 200, waiting(200, '2025-11-20T12:00:00Z')],
    ['none at all', 'FI', 'day', null, waiting(null, '2025-11-20T12:00:00Z')],
    ['in Britain, and for the player to say so again', 'GB', 'day', 200, waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z')],
    ['three days in Sweden', 'SE', 'day', 200, waiting(200, '2025-11-22T12:00:00Z')],
    ['and there until the week is over', 'SE', 'week', 200, waiting(200, '2025-11-24T00:00:00Z')],
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
    ['what stands already', limit(100), 100],
    ['none where there is none', limit(null), null],
  ])('%s changes nothing', (_text, current, wanted) => {
    expect(changeLimit(current, wanted, profileOf('FI'), wednesday)).toEqual({ kind: 'none' });
  });
});

describe('a pending limit', () => {
  it.each([
    ['does not hold a moment too early', waiting(200, '2025-11-20T12:00:00Z'), '2025-11-20T11:59:59.999Z', 100],
    ['holds from its time on', waiting(200, '2025-11-20T12:00:00Z'), '2025-11-20T12:00:00Z', 200],
    ['takes the old one away where none was asked for', waiting(null, '2025-11-20T12:00:00Z'), '2025-11-21T00:00:00Z', null],
    ['never holds by itself where it must be confirmed', waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z'), '2025-11-26T00:00:00Z', 100],
  ])('%s', (_text, pending, moment, amount) => {
    expect(limitAt(limit(100, pending), at(moment)).amount).toBe(amount);
  });

  it('expires if nobody confirms it within a week', () => {
    const current = limit(100, waiting(200, '2025-11-20T12:00:00Z', '2025-11-27T12:00:00Z'));
    expect(limitAt(current, at('2025-11-27T11:59:59Z')).pending).not.toBeNull();
    expect(limitAt(current, at('2025-11-27T12:00:00Z'))).toEqual(limit(100));
  });
});

describe('what counts against a limit', () => {
  const totals = { staked: 900, won: 400, playMs: 59 * 60_000 + 59_999 };

  it.each([
    ['stakes that just fit', 'wager', 1_000, 100, false],
    ['a stake of a cent too much', 'wager', 999, 100, true],
    ['losses that just fit', 'loss', 600, 100, false],
    ['a loss of a cent too much', 'loss', 599, 100, true],
    ['time that is not quite over', 'session', 60, 100, false],
    ['time that is over, whatever the stake', 'session', 59, 0, true],
  ] as const)('%s', (_text, kind, amount, stake, isOver) => {
    expect(isPast(kind, amount, totals, stake)).toBe(isOver);
  });

  it('net winnings allow that much more loss', () => {
    const lucky = { staked: 100, won: 500, playMs: 0 };
    expect(usedOf('loss', lucky)).toBe(-400);
    expect([isPast('loss', 50, lucky, 450), isPast('loss', 50, lucky, 451)]).toEqual([false, true]);
  });
});
