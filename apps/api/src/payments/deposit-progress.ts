import type { DatabaseTransaction } from '../database/database.ts';
import { money, toWire } from '@playfront/money';
import { splitArrived } from './arrived-amount.rules.ts';
import type { PaymentRow } from './deposits.store.ts';
import type { DepositProgress } from './payments.tables.ts';
import type { PaymentEvent } from './provider-messages.ts';

/**
 * Stores the progress of a pending deposit; its row is locked. Reports may arrive in any order, so it never goes backwards. Returns whether it has
 * changed.
 */
export async function storeProgress(trx: DatabaseTransaction, payment: PaymentRow, { progress }: Pick<PaymentEvent, 'progress'>): Promise<boolean> {
  if (!progress || payment.status !== 'pending') return false;
  const { progress: stored } = payment;
  const received = Math.max(progress.received_minor ?? -1, stored?.received_minor ?? -1);
  const next: DepositProgress = {
    confirmations: Math.max(progress.confirmations, stored?.confirmations ?? 0),
    required: progress.required,
    received_minor: received < 0 ? null : received,
  };
  if (stored?.confirmations === next.confirmations && stored.received_minor === next.received_minor) return false;
  await trx
    .updateTable('payments')
    .set({ progress: JSON.stringify(next) })
    .where('id', '=', payment.id)
    .execute();
  return true;
}

/** The progress in the format of the contract; of the money, the player's part without the fee. */
export function wireProgress(payment: Pick<PaymentRow, 'progress' | 'currency' | 'amount' | 'fee'>) {
  const { progress, currency } = payment;
  if (!progress) return {};
  const { confirmations, required, received_minor: received } = progress;
  return {
    progress: { confirmations, required, received: received === null ? null : toWire(money(splitArrived(payment, received).amount, currency)) },
  };
}
