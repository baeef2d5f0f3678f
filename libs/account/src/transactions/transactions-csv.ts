import type { Transaction } from '@playfront/api-contract';
import type { Format } from '@playfront/i18n';
import { toDecimal, type Money } from '@playfront/money';
import { csvCell, csvFile, csvNumberCell, csvTextCell } from '@playfront/ui/data';
import { statusTitle, transactionTitle } from './transactions.messages.ts';

const minuteMs = 60_000;

/** A time with its zone, as spreadsheets show it: `2026-11-27 14:05:00 +02:00`. `offsetMinutes`: east of UTC; by default the player's at that time. */
export function zonedTime(isoTime: string, offsetMinutes = -new Date(isoTime).getTimezoneOffset()): string {
  const local = new Date(Date.parse(isoTime) + offsetMinutes * minuteMs).toISOString();
  const [hours, minutes] = [Math.trunc(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60].map((part) => String(part).padStart(2, '0'));
  return `${local.slice(0, 10)} ${local.slice(11, 19)} ${offsetMinutes < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** The day of a time in the player's time zone, by default of now. */
export const dayOf = (isoTime = new Date().toISOString()) => zonedTime(isoTime).slice(0, 10);

const amountCell = (amount: Money | null) => (amount === null ? '' : csvNumberCell(toDecimal(amount)));

/**
 * Transactions as CSV: the columns of the list (spec §3) without its action, and currency, fee and id. Amounts have no currency symbol; times are
 * local.
 */
export function transactionsCsv(
  transactions: readonly Transaction[],
  { text }: Pick<Format, 'text'>,
  timeOf: (iso: string) => string = zonedTime,
): string {
  const head = [
    text('account.transactions.column.type'),
    text('account.transactions.column.date'),
    text('account.transactions.column.amount'),
    text('account.activity.currency'),
    text('account.transactions.details.fee'),
    text('account.transactions.column.provider'),
    text('account.transactions.column.status'),
    text('account.transactions.column.game'),
    text('account.transactions.column.bet'),
    text('account.transactions.column.win'),
    text('account.transactions.column.total'),
    text('account.transactions.details.reference'),
  ];
  const rows = transactions.map((row) => [
    ...[text(transactionTitle(row)), timeOf(row.date)].map(csvCell),
    ...[amountCell(row.amount), row.amount.currency, amountCell(row.fee)],
    ...[row.provider, text(statusTitle[row.status]), row.game_name ?? ''].map(csvCell),
    ...[row.bet, row.win, row.total].map(amountCell),
    csvTextCell(row.id),
  ]);
  return csvFile([head.map(csvCell), ...rows]);
}
