import { describe, expect, it } from 'vitest';
import { markersOf, type PlayerFacts } from './harm-markers.rules.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const at = (ms: number) => new Date(noon + ms);
const longAgo = at(-100 * day);

const quiet: PlayerFacts = {
  currency: 'EUR',
  ...{ deposits: [], declinedDeposits: [], cancelledWithdrawals: [], raisedLimits: [], reachedSessionLimits: [], hours: [], nights: [] },
  session: undefined,
};
const marked = (facts: Partial<PlayerFacts>, since = longAgo) => markersOf({ ...quiet, ...facts }, since);
const events = (...times: number[]) => times.map((ms) => ({ at: at(ms), amount: 10_00 }));

describe('frequent events', () => {
  it.each([
    ['two', [0, second], 0],
    ['three', [0, second, 2 * second], 1],
    ['the first a second less than a day before', [-day + second, 0 - second, 0], 1],
    ['the first a day before', [-day, -second, 0], 0],
  ])('of declined deposits: %s', (_case, times, markers) => {
    expect(marked({ declinedDeposits: events(...times) })).toHaveLength(markers);
  });

  it('are one marker a day, with the figures of its last event', () => {
    expect(marked({ declinedDeposits: events(0, second, 2 * second, 3 * second) })).toEqual([
      { kind: 'declined_deposits', day: '2026-03-10', at: at(3 * second), count: 4, amount: 40_00 },
    ]);
  });

  it('count events before the last scan, but only with a later one', () => {
    const declinedDeposits = events(0, second, 2 * second);
    expect(marked({ declinedDeposits }, at(2 * second - 1))).toHaveLength(1);
    expect(marked({ declinedDeposits }, at(2 * second))).toEqual([]);
  });

  it('have a separate threshold for each kind', () => {
    expect(marked({ cancelledWithdrawals: events(-7 * day, 0) })).toEqual([]);
    expect(marked({ cancelledWithdrawals: events(-7 * day + second, 0) })).toMatchObject([{ kind: 'cancelled_withdrawals', count: 2 }]);
    expect(marked({ raisedLimits: [...events(-30 * day), { at: at(0), amount: null }] })).toEqual([]);
    const raised = [at(-second), at(0)].map((time) => ({ at: time, amount: null }));
    expect(marked({ raisedLimits: raised })).toMatchObject([{ kind: 'raised_limits', count: 2, amount: null }]);
    expect(marked({ reachedSessionLimits: raised })).toEqual([]);
    expect(marked({ reachedSessionLimits: [...raised, { at: at(second), amount: null }] })).toMatchObject([{ count: 3 }]);
  });
});

describe('deposits after a loss', () => {
  const deposit = (ms: number, lostBefore: number, balanceBefore: number) => ({ at: at(ms), amount: 20_00, lostBefore, balanceBefore });

  it.each([
    ['three quarters lost', 75, 25, 1],
    ['a minor unit less lost', 74, 25, 0],
    ['a minor unit more left', 75, 26, 0],
    ['everything lost', 1, 0, 1],
    ['nothing lost and nothing left', 0, 0, 0],
  ])('%s', (_case, lost, left, markers) => {
    const deposits = [0, 1, 2].map((ms) => deposit(ms, lost, left));
    expect(marked({ deposits })).toHaveLength(markers);
  });

  it('are counted without the others', () => {
    expect(marked({ deposits: [deposit(0, 100, 0), deposit(1, 0, 500), deposit(2, 100, 0)] })).toEqual([]);
    expect(marked({ deposits: [0, 1, 2].map((ms) => deposit(ms, 100, 0)) })).toMatchObject([{ kind: 'chasing_deposits', count: 3, amount: 60_00 }]);
  });
});

describe('raised stakes', () => {
  const hourOfPlay = (index: number, stakes: number, staked: number, won = 0) => ({ startsAt: at(index * hour), stakes, staked, won });
  const lossy = hourOfPlay(0, 20, 20_00);

  it.each([
    ['twice the stake', [lossy, hourOfPlay(1, 20, 40_00)], 1],
    ['a minor unit less', [lossy, hourOfPlay(1, 20, 39_99)], 0],
    ['a loss of a minor unit less', [hourOfPlay(0, 20, 20_00, 1), hourOfPlay(1, 20, 40_00)], 0],
    ['a stake less before', [hourOfPlay(0, 19, 20_00), hourOfPlay(1, 20, 90_00)], 0],
    ['a stake less after', [lossy, hourOfPlay(1, 19, 90_00)], 0],
    ['more stakes of the same size', [lossy, hourOfPlay(1, 200, 200_00)], 0],
    ['an hour between', [lossy, hourOfPlay(2, 20, 90_00)], 0],
  ])('%s', (_case, hours, markers) => {
    expect(marked({ hours })).toHaveLength(markers);
  });

  it('state the loss and the percentage', () => {
    expect(marked({ hours: [lossy, hourOfPlay(1, 10, 25_00), hourOfPlay(2, 20, 50_00)] })).toEqual([]);
    expect(marked({ hours: [lossy, hourOfPlay(1, 40, 100_00)] })).toEqual([
      { kind: 'raised_stakes', day: '2026-03-10', at: at(2 * hour), count: 250, amount: 20_00 },
    ]);
  });

  it('compare the loss across currencies', () => {
    const hours = [hourOfPlay(0, 20, 199_99), hourOfPlay(1, 20, 500_00)];
    expect(marked({ hours, currency: 'SEK' })).toEqual([]);
    expect(marked({ hours: [hourOfPlay(0, 20, 200_00), hourOfPlay(1, 20, 500_00)], currency: 'SEK' })).toHaveLength(1);
  });
});

describe('a long session', () => {
  const session = (ms: number) => ({ startedAt: at(0), lastStakeAt: at(ms), staked: 90_00, won: 100_00 });

  it('is one of three hours, to the second', () => {
    expect(marked({ session: session(3 * hour - second) })).toEqual([]);
    expect(marked({ session: session(3 * hour) })).toEqual([
      { kind: 'long_session', day: '2026-03-10', at: at(3 * hour), count: 180, amount: -10_00 },
    ]);
  });

  it('belongs to the day it began', () => {
    expect(marked({ session: session(15 * hour) })).toMatchObject([{ day: '2026-03-10', count: 900 }]);
  });
});

describe('play at night', () => {
  const night = (date: number, quarters = 2) => ({ day: `2026-03-${date}`, quarters, lastAt: new Date(`2026-03-${date}T02:00:00Z`) });

  it.each([
    ['three of seven', [night(10), night(12), night(16)], ['2026-03-16']],
    ['three of eight', [night(10), night(12), night(17)], []],
    ['with a short one', [night(10), night(11, 1), night(12)], []],
    ['four of seven', [night(10), night(11), night(12), night(13)], ['2026-03-12', '2026-03-13']],
  ])('%s', (_case, nights, days) => {
    expect(marked({ nights }).map((marker) => marker.day)).toEqual(days);
  });
});
