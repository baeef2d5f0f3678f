import { toDecimal } from '@playfront/money';
import type { Line } from './activity-figures.ts';

/** Column headings of the file, in the order of its columns. */
export type CsvHeadings = readonly [
  from: string,
  deposits: string,
  withdrawals: string,
  staked: string,
  won: string,
  net: string,
  minutes: string,
  currency: string,
];

/** A statement as CSV: a line for each day or month, amounts with a decimal point and without a currency symbol. */
export function activityCsv(headings: CsvHeadings, lines: readonly Line[]): string {
  const rows = lines.map(({ from, deposits, withdrawals, staked, won, net, minutes }) =>
    [from, ...[deposits, withdrawals, staked, won, net].map(toDecimal), minutes, net.currency].join(','),
  );
  const head = headings.map((heading) => `"${heading.replaceAll('"', '""')}"`).join(',');
  // The byte order mark makes spreadsheets read the headings as UTF-8.
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
}
