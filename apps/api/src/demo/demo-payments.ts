import type { Book, PlannedWithdrawal } from './demo-book.ts';

export type PayOut = PlannedWithdrawal;

/** How long the provider took to confirm the payment. */
const settledAfterMs = 45_000;

/** A deposit that was paid. */
export function payIn(book: Book, name: string, at: Date, amount: number): void {
  const id = book.uuid(name);
  const settledAt = new Date(at.getTime() + settledAfterMs);
  book.payments.push({ id, amount, created_at: at, settled_at: settledAt });
  book.move('deposit', `payment:${id}`, 'psp_clearing', 'player_real', amount, settledAt);
}

/** A requested withdrawal; its money is locked. */
export function payOut(book: Book, name: string, at: Date, amount: number): PayOut {
  const withdrawal: PayOut = { id: book.uuid(name), amount, created_at: at, status: 'pending', settled_at: null, return_id: null };
  book.withdrawals.push(withdrawal);
  book.move('withdrawal_request', `withdrawal:${withdrawal.id}`, 'player_real', 'player_locked', amount, at);
  return withdrawal;
}

/** Its outcome: the money was paid out, or returned to the player. */
export function settlePayOut(book: Book, withdrawal: PayOut, at: Date, outcome: 'complete' | 'cancelled'): void {
  const { id, amount } = withdrawal;
  withdrawal.status = outcome;
  withdrawal.settled_at = at;
  if (outcome === 'complete') book.move('withdrawal_paid', `withdrawal:${id}:paid`, 'player_locked', 'psp_clearing', amount, at);
  else withdrawal.return_id = book.move('withdrawal_cancelled', `withdrawal:${id}:return`, 'player_locked', 'player_real', amount, at);
}
