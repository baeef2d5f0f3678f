/** The time a list covers (spec §9): a span up to now, or days of the player's own calendar, both included. */
export type Period = { readonly kind: '24h' | '7d' | '30d' } | { readonly kind: 'custom'; readonly from: string; readonly to: string };

export const defaultPeriod: Period = { kind: '7d' };

/** As the calls take it: ISO times, both included. */
export type PeriodRange = { readonly from: string; readonly to?: string };

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of June parses as the 1st of July in some engines and not at all in others.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** The period an address names (`?period=30d`, `?from=…&to=…`); anything unreadable is the default. */
export function periodOf(search: URLSearchParams): Period {
  const kind = search.get('period');
  if (kind === '24h' || kind === '7d' || kind === '30d') return { kind };
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return isDay(from) && isDay(to) && from <= to ? { kind: 'custom', from, to } : defaultPeriod;
}

/** What a period is called in the address. */
export function periodParams(period: Period): Record<string, string> {
  return period.kind === 'custom' ? { from: period.from, to: period.to } : { period: period.kind };
}

const hoursOfKind = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 } as const;

/** Midnight at the start of a day in the player's time zone, `daysLater` days on. */
function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

/**
 * The period as the call takes it. A span has no end, so that what happens this minute is in it; its start is cut to the minute, so that
 * coming back to the list finds what was loaded a moment ago.
 */
export function periodRangeOf(period: Period, now: Date): PeriodRange {
  if (period.kind === 'custom') {
    return { from: startOfDay(period.from).toISOString(), to: new Date(startOfDay(period.to, 1).getTime() - 1).toISOString() };
  }
  const minuteMs = 60_000;
  const start = now.getTime() - hoursOfKind[period.kind] * 60 * minuteMs;
  return { from: new Date(Math.floor(start / minuteMs) * minuteMs).toISOString() };
}

/** The day as `YYYY-MM-DD` in the player's time zone, `daysBefore` days back. */
export function dayOf(now: Date, daysBefore = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
