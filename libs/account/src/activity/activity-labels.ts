import { dateTagOf, type Format, type MessageId } from '@playfront/i18n';
import { money, type Currency } from '@playfront/money';
import { activityRangeOf, type ActivityPeriod, type ActivityRange, type ActivitySpan } from './activity-period.ts';
import type { Line } from './activity-figures.ts';

export const spanTitle = {
  day: 'account.activity.span.day',
  week: 'account.activity.span.week',
  month: 'account.activity.span.month',
  year: 'account.activity.span.year',
} as const satisfies Record<ActivitySpan, MessageId>;

const utc = { timeZone: 'UTC' } as const;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const titleStyle: Record<ActivitySpan, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Heading of a period: "November 2026", "16 – 22 Nov 2026". */
export function periodTitleOf(period: ActivityPeriod, { languageTag }: Format): string {
  const { from, to } = activityRangeOf(period);
  const format = new Intl.DateTimeFormat(dateTagOf(languageTag), { ...titleStyle[period.span], ...utc });
  return period.span === 'week' ? format.formatRange(dateOf(from), dateOf(to)) : format.format(dateOf(from));
}

/** Title of a line in the table: "20 Nov", "1 – 7 Nov", "November". */
export function lineTitleOf({ from, to }: Line, by: ActivityRange['by'], { languageTag }: Format): string {
  const format = new Intl.DateTimeFormat(dateTagOf(languageTag), {
    ...(by === 'month' ? { month: 'long' } : { day: 'numeric', month: 'short' }),
    ...utc,
  });
  return from === to ? format.format(dateOf(from)) : format.formatRange(dateOf(from), dateOf(to));
}

/** Label of a line on the axis of a chart: "20 Nov", "Nov". */
export function axisTitleOf({ from }: Line, by: ActivityRange['by'], { languageTag }: Format): string {
  const style: Intl.DateTimeFormatOptions = by === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(dateTagOf(languageTag), { ...style, ...utc }).format(dateOf(from));
}

/** Minutes as hours and minutes: "15 h 37 min", "2 h", "40 min". */
export function timeTextOf(minutes: number, { text }: Format): string {
  const hours = Math.floor(minutes / 60);
  if (hours > 0 && minutes % 60 === 0) return text('account.activity.hours', { hours });
  return text('account.activity.time', { hours, minutes: minutes % 60 });
}

/** Label of an axis tick, whose value is in minor units: "€100". */
export function moneyTickOf(minor: number, currency: Currency, { money: text }: Format): string {
  return text(money(Math.round(minor), currency), { decimals: 'whole' });
}
