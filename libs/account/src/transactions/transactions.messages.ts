import { transactionTypes, type Transaction, type TransactionStatus, type TransactionType } from '@playfront/api-contract';
import { failureReasonMessage } from '@playfront/auth';
import type { Format, MessageId } from '@playfront/i18n';
import type { StateName } from '@playfront/ui';

export const typeTitle = {
  deposit: 'account.transactions.type.deposit',
  withdrawal: 'account.transactions.type.withdrawal',
  withdrawal_cancelled: 'account.transactions.type.withdrawal_cancelled',
  reversal: 'account.transactions.type.reversal',
  bonus: 'account.transactions.type.bonus',
  bonus_released: 'account.transactions.type.bonus_released',
  bonus_forfeited: 'account.transactions.type.bonus_forfeited',
  adjustment: 'account.transactions.type.adjustment',
  game: 'account.transactions.type.game',
} as const satisfies Record<TransactionType, MessageId>;

export const statusTitle = {
  pending: 'account.transactions.status.pending',
  complete: 'account.transactions.status.complete',
  failed: 'account.transactions.status.failed',
  cancelled: 'account.transactions.status.cancelled',
  reversal: 'account.transactions.status.reversal',
  expired: 'account.transactions.status.expired',
} as const satisfies Record<TransactionStatus, MessageId>;

/** Appearance of a status; a reversed payment counts as failed. */
export const stateOfStatus = {
  pending: 'pending',
  complete: 'complete',
  failed: 'failed',
  cancelled: 'cancelled',
  reversal: 'failed',
  expired: 'expired',
} as const satisfies Record<TransactionStatus, StateName>;

/** Title of a line; an unknown type of an older operator is "Other". */
export function transactionTitle({ type }: Pick<Transaction, 'type'>): MessageId {
  const known = transactionTypes.find((name) => name === type);
  return known ? typeTitle[known] : 'account.transactions.type.other';
}

/** The reason of a status: the operator's note, why the bank declined, or the text of an error key. */
export function reasonText({ note, reason }: Pick<Transaction, 'note' | 'reason'>, { text }: Pick<Format, 'text'>): string | undefined {
  if (note) return note;
  const message = failureReasonMessage(reason);
  return message && text(message);
}

/** Shown when a withdrawal has been cancelled. */
export const cancelDoneMessage: MessageId = 'account.transactions.cancel.done';
