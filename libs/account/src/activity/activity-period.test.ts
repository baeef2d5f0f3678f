import { describe, expect, it } from 'vitest';
import { activityPeriodOf, activityRangeOf, shiftActivityPeriod, slotsOf, type ActivityPeriod } from './activity-period.ts';

describe('the period of an activity statement', () => {
  it.each([
    ['a day', { span: 'day', day: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20', by: 'day' }, 1],
    ['a week from Monday', { span: 'week', day: '2026-11-22' }, { from: '2026-11-16', to: '2026-11-22', by: 'day' }, 7],
    ['a week across the end of a year', { span: 'week', day: '2027-01-01' }, { from: '2026-12-28', to: '2027-01-03', by: 'day' }, 7],
    ['a month', { span: 'month', day: '2026-11-20' }, { from: '2026-11-01', to: '2026-11-30', by: 'day' }, 30],
    ['February of a leap year', { span: 'month', day: '2028-02-29' }, { from: '2028-02-01', to: '2028-02-29', by: 'day' }, 29],
    ['a year', { span: 'year', day: '2026-11-20' }, { from: '2026-01-01', to: '2026-12-31', by: 'month' }, 12],
  ] as const)('is %s', (_text, period, range, lines) => {
    expect(activityRangeOf(period)).toEqual(range);
    expect(slotsOf(range)).toHaveLength(lines);
  });

  it.each([
    [{ span: 'month', day: '2026-03-31' }, '2026-02', '2026-04'],
    [{ span: 'week', day: '2026-11-22' }, '2026-11-15', '2026-11-23'],
    [{ span: 'year', day: '2026-01-01' }, '2025', '2027'],
    [{ span: 'day', day: '2026-03-01' }, '2026-02-28', '2026-03-02'],
  ] as const satisfies readonly (readonly [ActivityPeriod, string, string])[])('has a previous and a next one: %o', (period, before, after) => {
    expect(shiftActivityPeriod(period, -1).day.startsWith(before)).toBe(true);
    expect(shiftActivityPeriod(period, 1).day.startsWith(after)).toBe(true);
    expect(activityRangeOf(shiftActivityPeriod(shiftActivityPeriod(period, 1), -1))).toEqual(activityRangeOf(period));
  });

  it.each([
    ['', { span: 'month', day: '2026-11-20' }],
    ['span=week&day=2026-11-02', { span: 'week', day: '2026-11-02' }],
    ['span=decade&day=2026-02-31', { span: 'month', day: '2026-11-20' }],
    ['span=year&day=2031-01-01', { span: 'year', day: '2026-11-20' }],
  ])('is read from the URL: %s', (search, period) => {
    expect(activityPeriodOf(new URLSearchParams(search), '2026-11-20')).toEqual(period);
  });
});
