import { transactionStepIds, type Transaction, type TransactionDetails, type TransactionStep, type TransactionStepId } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
import type { TimelineStep } from '@playfront/ui';
import { reasonText } from './transactions.messages.ts';

const stepTitle = {
  requested: 'account.transactions.step.requested',
  hold: 'account.transactions.step.hold',
  first_approval: 'account.transactions.step.first_approval',
  approval: 'account.transactions.step.approval',
  sent: 'account.transactions.step.sent',
  paid: 'account.transactions.step.paid',
  rejected: 'account.transactions.step.rejected',
  reversed: 'account.transactions.step.reversed',
  started: 'account.transactions.step.started',
  received: 'account.transactions.step.received',
  review: 'account.transactions.step.review',
  credited: 'account.transactions.step.credited',
  failed: 'account.transactions.status.failed',
  expired: 'account.transactions.status.expired',
  cancelled: 'account.transactions.status.cancelled',
  returned: 'account.transactions.step.returned',
} as const satisfies Record<TransactionStepId, MessageId>;

/** The heading of the details: "Withdrawal of €120.00". */
export function detailsHeading({ type, amount, game_name }: Transaction, { text, money }: Pick<Format, 'text' | 'money'>): string {
  return text('account.transactions.details.heading', { type, amount: money(amount), game: game_name ?? '' });
}

/** When the money of a withdrawal arrives at the latest, if that is promised. */
export function arrivalTime({ steps }: Pick<TransactionDetails, 'steps'>): string | null {
  return steps.find(({ id }) => id === 'paid')?.due ?? null;
}

/** The steps for the tracker; unknown ones of a later operator are left out. */
export function timelineSteps({ steps, transaction }: Pick<TransactionDetails, 'steps' | 'transaction'>, format: Format): TimelineStep[] {
  return steps.flatMap((step) => {
    const id = transactionStepIds.find((known) => known === step.id);
    if (!id) return [];
    const [time, detail] = [stepTime(step, format), stepDetail({ ...step, id }, transaction, format)];
    return [{ id, label: format.text(stepTitle[id]), state: step.state, ...(time && { time }), ...(detail && { detail }) }];
  });
}

function stepTime({ time, due }: TransactionStep, { text, dateTime }: Format): string | undefined {
  if (time !== null) return dateTime(time);
  return due === null ? undefined : text('account.transactions.step.by', { time: dateTime(due) });
}

/** The sentence below a step: what it waits for, or why it ended. */
function stepDetail({ id, state }: TransactionStep & { id: TransactionStepId }, transaction: Transaction, format: Format): string | undefined {
  const { text } = format;
  const isWithdrawal = transaction.type !== 'deposit';
  const { review_hours: hours, can_cancel: canCancel } = transaction;
  if (id === 'hold' && state === 'current') return canCancel ? text('account.transactions.step.hold_text') : undefined;
  if (id === 'approval' && state !== 'done') return hours === null ? undefined : text('account.transactions.review', { hours });
  if (id === 'paid' && state !== 'done') return text('account.transactions.step.paid_text');
  if (isWithdrawal && (id === 'rejected' || id === 'reversed' || id === 'cancelled')) return text('account.transactions.step.money_back');
  return id === 'failed' ? reasonText(transaction, format) : undefined;
}
