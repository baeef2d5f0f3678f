import { toDecimal } from '@playfront/money';
import type { StaffCallResponse } from '@playfront/api-client/staff';

export type Withdrawal = StaffCallResponse<'adminGetWithdrawals'>['withdrawals'][number];

export type PaymentRun = StaffCallResponse<'adminGetPaymentRun'>['run'];

/** How officers call a run: the beginning of its ID, also in the name of its file. */
export const runName = (id: string) => id.slice(0, 8);

const phoneNumber = /^\+\d[\d\s()-]*$/;

/** A cell that no spreadsheet takes for a formula, quoted where it has to be. A phone number stays as it is, since banks read it. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A payment run, one payout a line. The columns of a method's details differ: they are one cell each, in the order of their names. */
export function paymentRunCsv(withdrawals: readonly Withdrawal[]): string {
  const names = [...new Set(withdrawals.flatMap(({ details }) => Object.keys(details)))].toSorted();
  const head = ['id', 'requested_at', 'username', 'method', 'amount', 'currency', 'status', ...names];
  const lines = withdrawals.map(({ id, date, username, provider, amount, status, details }) =>
    [id, date, username, provider, toDecimal(amount), amount.currency, status, ...names.map((name) => details[name] ?? '')].map(csvCell).join(','),
  );
  // With a byte order mark, spreadsheets read the names of players as UTF-8.
  return `\uFEFF${[head.join(','), ...lines].join('\r\n')}\r\n`;
}
