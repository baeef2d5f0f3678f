import { toDecimal } from '@playfront/money';
import { csvCell, csvFile, csvNumberCell } from '@playfront/ui/data';
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

/** A statement as CSV: a line for each day or month, amounts without a currency symbol. */
export function activityCsv(headings: CsvHeadings, lines: readonly Line[]): string {
  const rows = lines.map(({ from, deposits, withdrawals, staked, won, net, minutes }) => [
    csvCell(from),
    ...[deposits, withdrawals, staked, won, net].map((amount) => csvNumberCell(toDecimal(amount))),
    String(minutes),
    net.currency,
  ]);
  return csvFile([headings.map(csvCell), ...rows]);
}
