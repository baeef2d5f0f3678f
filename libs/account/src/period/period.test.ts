import { describe, expect, test } from 'vitest';
import { periodOf, periodParams, periodRangeOf, dayOf, isDay } from './period.ts';

describe('a period in the URL', () => {
  test.each([
    ['?period=24h', { kind: '24h' }],
    ['?period=30d', { kind: '30d' }],
    ['', { kind: '7d' }],
    ['?period=forever', { kind: '7d' }],
    ['?from=2026-11-01&to=2026-11-20', { kind: 'custom', from: '2026-11-01', to: '2026-11-20' }],
    ['?from=2026-11-20&to=2026-11-01', { kind: '7d' }],
    ['?from=2026-02-30&to=2026-03-01', { kind: '7d' }],
    ['?from=2026-11-01', { kind: '7d' }],
  ])('%s', (search, period) => {
    expect(periodOf(new URLSearchParams(search))).toEqual(period);
  });

  test.each([{ kind: '24h' }, { kind: '7d' }, { kind: '30d' }, { kind: 'custom', from: '2026-01-31', to: '2026-02-01' }] as const)(
    '%o is restored from its URL',
    (period) => {
      expect(periodOf(new URLSearchParams(periodParams(period)))).toEqual(period);
    },
  );
});

describe('the range of the request', () => {
  const now = new Date('2026-11-20T18:41:35.120Z');

  test.each([
    ['24h', '2026-11-19T18:41:00.000Z'],
    ['7d', '2026-11-13T18:41:00.000Z'],
    ['30d', '2026-10-21T18:41:00.000Z'],
  ] as const)('%s starts at %s and has no end', (kind, from) => {
    expect(periodRangeOf({ kind }, now)).toEqual({ from });
  });

  test("days are complete days in the player's time zone, including the last", () => {
    const { from, to } = periodRangeOf({ kind: 'custom', from: '2026-03-28', to: '2026-03-29' }, now);
    expect(new Date(from ?? '')).toEqual(new Date(2026, 2, 28));
    expect(new Date(to ?? '')).toEqual(new Date(new Date(2026, 2, 30).getTime() - 1));
  });
});

describe('days', () => {
  test.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is a valid day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('some days earlier may be in the previous month', () => {
    expect(dayOf(new Date(2026, 2, 2, 23, 59), 6)).toBe('2026-02-24');
  });
});
