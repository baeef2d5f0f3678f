import { describe, expect, it } from 'vitest';
import { addMonths, endOf, firstDayOf } from './periods.rules.ts';

describe('periods', () => {
  it.each([
    ['a day', 'day', '2025-11-19T23:59:59.999Z', '2025-11-19', '2025-11-20T00:00:00.000Z'],
    ['a day, at its first moment', 'day', '2025-11-20T00:00:00.000Z', '2025-11-20', '2025-11-21T00:00:00.000Z'],
    ['a day, written in the time of Sydney', 'day', '2025-11-20T08:00:00+11:00', '2025-11-19', '2025-11-20T00:00:00.000Z'],
    ['a day, written in the time of Vancouver', 'day', '2025-11-19T18:00:00-08:00', '2025-11-20', '2025-11-21T00:00:00.000Z'],
    ['a day on which clocks change in Europe', 'day', '2025-10-26T22:30:00.000Z', '2025-10-26', '2025-10-27T00:00:00.000Z'],
    ['a week, on its Monday', 'week', '2025-11-17T00:00:00.000Z', '2025-11-17', '2025-11-24T00:00:00.000Z'],
    ['a week, on its Sunday', 'week', '2025-11-23T23:59:59.999Z', '2025-11-17', '2025-11-24T00:00:00.000Z'],
    ['a week over the end of a year', 'week', '2026-01-01T12:00:00.000Z', '2025-12-29', '2026-01-05T00:00:00.000Z'],
    ['a month', 'month', '2025-11-30T23:59:59.999Z', '2025-11-01', '2025-12-01T00:00:00.000Z'],
    ['December', 'month', '2025-12-31T10:00:00.000Z', '2025-12-01', '2026-01-01T00:00:00.000Z'],
    ['February of a leap year', 'month', '2028-02-29T10:00:00.000Z', '2028-02-01', '2028-03-01T00:00:00.000Z'],
  ] as const)('%s is that of UTC', (_text, period, at, firstDay, end) => {
    expect(firstDayOf(period, new Date(at))).toBe(firstDay);
    expect(endOf(period, new Date(at)).toISOString()).toBe(end);
  });

  it.each([
    ['six months on', '2025-03-15T10:00:00.000Z', 6, '2025-09-15T10:00:00.000Z'],
    ['into a shorter month', '2025-08-31T10:00:00.000Z', 6, '2026-02-28T10:00:00.000Z'],
    ['five years from a leap day', '2028-02-29T10:00:00.000Z', 60, '2033-02-28T10:00:00.000Z'],
  ])('count months: %s', (_text, at, months, end) => {
    expect(addMonths(new Date(at), months).toISOString()).toBe(end);
  });
});
