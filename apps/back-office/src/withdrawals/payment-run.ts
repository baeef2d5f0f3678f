import { toDecimal } from '@playfront/money';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { csvCell, csvFile } from '@playfront/ui/data';

export type Withdrawal = StaffCallResponse<'adminGetWithdrawals'>['withdrawals'][number];

export type PaymentRun = StaffCallResponse<'adminGetPaymentRun'>['run'];

/** The short name of a run: the beginning of its ID. Also part of the file name. */
export const runName = (id: string) => id.slice(0, 8);

/** A payment run as CSV, one payout per line, the same on every computer, as banks read it. Every detail of any method has its own column, sorted by name. */
export function paymentRunCsv(withdrawals: readonly Withdrawal[]): string {
  const names = [...new Set(withdrawals.flatMap(({ details }) => Object.keys(details)))].toSorted();
  const head = ['id', 'requested_at', 'username', 'method', 'amount', 'currency', 'status', ...names];
  const lines = withdrawals.map(({ id, date, username, provider, amount, status, details }) =>
    [id, date, username, provider, toDecimal(amount), amount.currency, status, ...names.map((name) => details[name] ?? '')].map(csvCell),
  );
  return csvFile([head.map(csvCell), ...lines], 'en');
}
