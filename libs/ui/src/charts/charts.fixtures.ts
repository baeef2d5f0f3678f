import { formatMoney, money } from '@playfront/money';
import type { ChartPoint } from './chart.ts';

const sign = (value: number) => (value < 0 ? '−' : '');

/** An amount with its sign, formatted as on the site. */
export const netText = (value: number): string => formatMoney(money(Math.round(value * 100), 'EUR'), 'en', { sign: 'always' });

/** A tick without decimals, with thousands and millions shortened. */
export const tickText = (value: number): string => {
  const size = Math.abs(value);
  if (size >= 1e6) return `${sign(value)}€${size / 1e6}M`;
  if (size >= 1e4) return `${sign(value)}€${size / 1e3}k`;
  return `${sign(value)}€${size}`;
};

const dayMs = 86_400_000;

/** Consecutive days, the last on 20 November. */
export const daysOf = (values: readonly number[], textOf: (value: number) => string = netText): ChartPoint[] =>
  values.map((value, index) => {
    const label = new Date(Date.UTC(2026, 10, 20) - (values.length - 1 - index) * dayMs).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return { id: label, label, value, valueText: textOf(value), detail: `${(index * 13) % 60} bets` };
  });

/** Ninety days of ups and downs, the same in every run. */
export const ninety = Array.from({ length: 90 }, (_, index) => Math.round(Math.sin(index * 1.7) * Math.cos(index * 0.31) * 4000) / 100);
