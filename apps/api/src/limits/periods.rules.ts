import type { LimitPeriod } from '@playfront/api-contract';

const dayMs = 86_400_000;

/** The UTC day of a moment, as YYYY-MM-DD. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * The first day of the current calendar period. All periods are in UTC and weeks start on Monday: the same for every player and process, and no clock
 * change makes a day longer.
 */
export function firstDayOf(period: LimitPeriod, at: Date): string {
  if (period === 'month') return `${dayOf(at).slice(0, 7)}-01`;
  const daysBack = period === 'week' ? (at.getUTCDay() + 6) % 7 : 0;
  return dayOf(new Date(at.getTime() - daysBack * dayMs));
}

/** The start of the current period. */
export function startOf(period: LimitPeriod, at: Date): Date {
  return new Date(`${firstDayOf(period, at)}T00:00:00.000Z`);
}

/** The end of the current period. */
export function endOf(period: LimitPeriod, at: Date): Date {
  const start = startOf(period, at);
  if (period === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  return new Date(start.getTime() + (period === 'week' ? 7 : 1) * dayMs);
}

/** The same day some months later, or the last day of that month if it has no such day. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(at.getUTCMonth() + months);
  // Six months after 31 August is 28 February, not 3 March.
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

export function addHours(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}

/** The end of a break of some days: each has 24 hours. */
export function breakEndOf(days: number, at: Date): Date {
  return addHours(at, days * 24);
}
