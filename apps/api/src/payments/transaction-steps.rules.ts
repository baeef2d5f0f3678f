import type { TransactionStepId } from '@playfront/api-contract';
import type { HeldMoneyRow } from './held-money.store.ts';
import type { PaymentRow } from './deposits.store.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

/** A step of a payment (contract, `steps`). */
export type Step = {
  readonly id: TransactionStepId;
  readonly state: 'done' | 'current' | 'next' | 'failed';
  readonly time: Date | null;
  readonly due: Date | null;
};

const done = (id: TransactionStepId, time: Date | null): Step => ({ id, state: 'done', time, due: null });
const failed = (id: TransactionStepId, time: Date | null): Step => ({ id, state: 'failed', time, due: null });
const open = (id: TransactionStepId, state: 'current' | 'next', due: Date | null = null): Step => ({ id, state, time: null, due });

/** The due time of a step; none once it has passed, because it is no longer true. */
const upcoming = (due: Date | null, at: Date) => (due !== null && due >= at ? due : null);

/** What is promised for a withdrawal. */
export type WithdrawalPromise = {
  /** When the steps are read. */
  readonly at: Date;
  /** Time from the request, or the end of its hold, to its approval. */
  readonly approvalMs: number;
  /** Time from its approval until it is paid; null if its method is no longer known. */
  readonly payoutMs: number | null;
};

const after = (from: Date | null, ms: number | null) => (from === null || ms === null ? null : new Date(from.getTime() + ms));

/** The steps of a withdrawal, from stored facts. */
export function withdrawalSteps(row: WithdrawalRow, promise: WithdrawalPromise): Step[] {
  const { status, created_at, settled_at, hold_until, is_paid_by_hand, ordered_at } = row;
  const approved_at = row.approved_at ?? row.released_by_rule_at;
  const begun = [
    done('requested', created_at),
    // A hold that the payment did not outlast was not a step of it.
    ...(hold_until && isForNewDestination(row) && hold_until <= (settled_at ?? promise.at) ? [done('hold', hold_until)] : []),
    ...(row.first_approved_by === null ? [] : [done('first_approval', row.first_approved_at)]),
  ];
  const approved = [...begun, done('approval', approved_at)];
  switch (status) {
    case 'pending':
      return [...begun, ...openSteps(row, promise)];
    case 'processing': {
      const isSent = is_paid_by_hand || ordered_at !== null;
      const due = upcoming(after(approved_at, promise.payoutMs), promise.at);
      if (is_paid_by_hand) return [...approved, open('paid', 'current', due)];
      return [...approved, isSent ? done('sent', ordered_at) : open('sent', 'current'), open('paid', isSent ? 'current' : 'next', due)];
    }
    case 'complete':
      return [...approved, ...(is_paid_by_hand ? [] : [done('sent', ordered_at)]), done('paid', row.paid_at ?? settled_at)];
    case 'cancelled':
      return [...begun, done('cancelled', settled_at)];
    case 'rejected':
      return [...begun, failed('rejected', settled_at)];
    case 'reversal':
      return [
        ...approved,
        ...(ordered_at === null ? [] : [done('sent', ordered_at)]),
        ...(row.paid_at === null ? [] : [done('paid', row.paid_at)]),
        failed('reversed', settled_at),
      ];
  }
}

/** Whether its hold is for a new destination; otherwise officers review the withdrawal because the player changed the mail address. */
const isForNewDestination = ({ is_proven, requested_by }: WithdrawalRow) => is_proven || requested_by !== null;

/** The steps to come of a pending withdrawal. */
function openSteps(row: WithdrawalRow, { at, approvalMs, payoutMs }: WithdrawalPromise): Step[] {
  const { created_at, hold_until } = row;
  const isHeld = hold_until !== null && hold_until > at;
  const from = hold_until !== null && hold_until > created_at ? hold_until : created_at;
  // A late approval delays the payout too, so that its time is not known.
  const approvalDue = upcoming(after(from, approvalMs), at);
  return [
    ...(isHeld ? [open(isForNewDestination(row) ? 'hold' : 'review', 'current', hold_until)] : []),
    open('approval', isHeld ? 'next' : 'current', approvalDue),
    open('sent', 'next'),
    open('paid', 'next', after(approvalDue, payoutMs)),
  ];
}

/** The steps of a deposit at a time. `receivedAt`: when the provider reported the money. */
export function depositSteps({ status, created_at, settled_at, expires_at }: PaymentRow, receivedAt: Date | null, at: Date): Step[] {
  const started = done('started', created_at);
  switch (status) {
    case 'pending':
      return [started, open('received', 'current', upcoming(expires_at, at)), open('credited', 'next')];
    case 'complete':
      return [started, done('received', receivedAt), done('credited', settled_at)];
    case 'failed':
      return [started, ...(receivedAt ? [done('received', receivedAt)] : []), failed('failed', settled_at)];
    case 'expired':
      return [started, failed('expired', settled_at)];
    case 'cancelled':
      return [started, done('cancelled', settled_at)];
  }
}

/** The steps of money that arrived and is held. */
export function heldSteps({ created_at, resolution, resolved_at }: HeldMoneyRow): Step[] {
  const received = done('received', created_at);
  if (resolution === 'returned') return [received, failed('returned', resolved_at)];
  return resolution === 'credited' ? [received, done('credited', resolved_at)] : [received, open('review', 'current'), open('credited', 'next')];
}
