/** The period of a list (spec §9): a span up to now, or dates in the player's time zone, both included. */
export type Period = { readonly kind: '24h' | '7d' | '30d' } | { readonly kind: 'custom'; readonly from: string; readonly to: string };

export const defaultPeriod: Period = { kind: '7d' };

/** Range for the API: ISO times, both included. */
export type PeriodRange = { readonly from: string; readonly to?: string };

/** Whether a text is an existing date as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 31 June as 1 July, others reject it.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** The period in a URL (`?period=30d`, `?from=…&to=…`); the default if it is invalid. */
export function periodOf(search: URLSearchParams): Period {
  const kind = search.get('period');
  if (kind === '24h' || kind === '7d' || kind === '30d') return { kind };
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return isDay(from) && isDay(to) && from <= to ? { kind: 'custom', from, to } : defaultPeriod;
}

/** The URL parameters of a period. */
export function periodParams(period: Period): Record<string, string> {
  return period.kind === 'custom' ? { from: period.from, to: period.to } : { period: period.kind };
}

const hoursOfKind = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 } as const;

/** Midnight at the start of a day in the player's time zone, `daysLater` days later. */
function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

/**
 * The period as in the API. A span has no end, so that it includes the latest events; its start is rounded down to the minute, so that
 * returning to the list finds the cached result.
 */
export function periodRangeOf(period: Period, now: Date): PeriodRange {
  if (period.kind === 'custom') {
    return { from: startOfDay(period.from).toISOString(), to: new Date(startOfDay(period.to, 1).getTime() - 1).toISOString() };
  }
  const minuteMs = 60_000;
  const start = now.getTime() - hoursOfKind[period.kind] * 60 * minuteMs;
  return { from: new Date(Math.floor(start / minuteMs) * minuteMs).toISOString() };
}

/** The date as `YYYY-MM-DD` in the player's time zone, `daysBefore` days earlier. */
export function dayOf(now: Date, daysBefore = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
