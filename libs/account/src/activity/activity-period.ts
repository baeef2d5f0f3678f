import { isDay } from '../period/period.ts';

export const activitySpans = ['day', 'week', 'month', 'year'] as const;
export type ActivitySpan = (typeof activitySpans)[number];

/** A calendar period in UTC, like the statement: the span that contains `day` (`YYYY-MM-DD`). */
export type ActivityPeriod = { readonly span: ActivitySpan; readonly day: string };

/** First and last day of a statement, both included, and the unit of its lines. */
export type ActivityRange = { readonly from: string; readonly to: string; readonly by: 'day' | 'month' };

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayAt = (year: number, month: number, date: number) => textOf(Date.UTC(year, month, date));

/** Today in UTC. */
export const todayInUtc = (now: Date): string => now.toISOString().slice(0, 10);

/** The period in a URL (`?span=month&day=2026-11-20`): by default the current month, and never a future period. */
export function activityPeriodOf(search: URLSearchParams, today: string): ActivityPeriod {
  const span = activitySpans.find((id) => id === search.get('span')) ?? 'month';
  const day = search.get('day') ?? '';
  return { span, day: isDay(day) && day < today ? day : today };
}

/** The range of a period: its lines are days, for a year months. */
export function activityRangeOf({ span, day }: ActivityPeriod): ActivityRange {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (span === 'day') return { from: day, to: day, by: 'day' };
  if (span === 'month') return { from: dayAt(year, month, 1), to: dayAt(year, month + 1, 0), by: 'day' };
  if (span === 'year') return { from: dayAt(year, 0, 1), to: dayAt(year, 11, 31), by: 'month' };
  const monday = timeOf(day) - ((date.getUTCDay() + 6) % 7) * dayMs;
  return { from: textOf(monday), to: textOf(monday + 6 * dayMs), by: 'day' };
}

/** The previous (-1) or next (1) period. */
export function shiftActivityPeriod(period: ActivityPeriod, by: -1 | 1): ActivityPeriod {
  const { from, to } = activityRangeOf(period);
  return { ...period, day: textOf(by === 1 ? timeOf(to) + dayMs : timeOf(from) - dayMs) };
}

/** The first day of each line of a statement: every day, or every month, of the range. */
export function slotsOf({ from, to, by }: ActivityRange): readonly string[] {
  const slots: string[] = [];
  for (let day = from; day <= to; day = nextSlot(day, by)) slots.push(day);
  return slots;
}

function nextSlot(day: string, by: ActivityRange['by']): string {
  if (by === 'day') return textOf(timeOf(day) + dayMs);
  const date = new Date(timeOf(day));
  return dayAt(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
