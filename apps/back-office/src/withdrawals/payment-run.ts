import { toDecimal } from '@playfront/money';
import type { StaffCallResponse } from '@playfront/api-client/staff';

export type Withdrawal = StaffCallResponse<'adminGetWithdrawals'>['withdrawals'][number];

export type PaymentRun = StaffCallResponse<'adminGetPaymentRun'>['run'];

/** The short name of a run: the beginning of its ID. Also part of the file name. */
export const runName = (id: string) => id.slice(0, 8);

const phoneNumber = /^\+\d[\d\s()-]*$/;

/** Escapes text that a spreadsheet would read as a formula, and quotes it if needed. A phone number is not escaped, because banks read it. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A payment run as CSV, one payout per line. Every detail of any method has its own column, sorted by name. */
export function paymentRunCsv(withdrawals: readonly Withdrawal[]): string {
  const names = [...new Set(withdrawals.flatMap(({ details }) => Object.keys(details)))].toSorted();
  const head = ['id', 'requested_at', 'username', 'method', 'amount', 'currency', 'status', ...names];
  const lines = withdrawals.map(({ id, date, username, provider, amount, status, details }) =>
    [id, date, username, provider, toDecimal(amount), amount.currency, status, ...names.map((name) => details[name] ?? '')].map(csvCell).join(','),
  );
  // Spreadsheets read the file as UTF-8 only with a byte order mark.
  return `\uFEFF${[head.join(','), ...lines].join('\r\n')}\r\n`;
}
