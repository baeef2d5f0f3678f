import type { MessageId } from '@playfront/i18n';

/** What a provider reported, by the type of its event; a provider may have others. */
export const reportMessages: Readonly<Record<string, MessageId>> = {
  completed: 'backoffice.conflicts.report.completed',
  failed: 'backoffice.conflicts.report.failed',
  cancelled: 'backoffice.conflicts.report.cancelled',
  expired: 'backoffice.conflicts.report.expired',
  payout_completed: 'backoffice.conflicts.report.payout_completed',
  payout_failed: 'backoffice.conflicts.report.payout_failed',
};

/** The statuses of deposits and withdrawals in the ledger. */
export const bookedMessages: Readonly<Record<string, MessageId>> = {
  pending: 'backoffice.conflicts.booked.pending',
  processing: 'backoffice.conflicts.booked.processing',
  complete: 'backoffice.conflicts.booked.complete',
  failed: 'backoffice.conflicts.booked.failed',
  cancelled: 'backoffice.conflicts.booked.cancelled',
  expired: 'backoffice.conflicts.booked.expired',
  rejected: 'backoffice.conflicts.booked.rejected',
  reversal: 'backoffice.conflicts.booked.reversal',
};
