import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { CaseDecision } from '@playfront/api-contract/staff';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { refuse } from '../http/failures.ts';
import type { PaymentRow } from './deposits.store.ts';
import { insertPaymentConflict, lockPaymentConflict, markConflictSeen, reportedMoney } from './payment-conflicts.store.ts';
import type { PaymentEvent } from './provider-messages.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

type Booked = { readonly payment: PaymentRow } | { readonly withdrawal: WithdrawalRow };

/** Reports that contradict the ledger, listed for the operator (decision 0165). */
export type ProviderConflicts = {
  /** Lists an event that contradicts the ledger. `money`: by default the booked amount. */
  list(trx: DatabaseTransaction, booked: Booked, event: PaymentEvent, money?: Pick<PaymentRow, 'amount' | 'currency'>): Promise<void>;
  /** Lists an event that cannot be booked and refuses it, so that the provider sends it again unchanged. */
  refuse(trx: DatabaseTransaction, booked: Booked, event: PaymentEvent): Promise<Refusal>;
  /** Marks a conflict as seen, with a note. Repeating this changes nothing and is not refused. */
  markSeen(adminId: string, decision: CaseDecision<'payment_conflict'>, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; now: () => Date; log: FastifyBaseLogger };

const rowOf = (booked: Booked) => ('payment' in booked ? booked.payment : booked.withdrawal);

export function createProviderConflicts({ database, now, log }: Dependencies): ProviderConflicts {
  const list: ProviderConflicts['list'] = async (trx, booked, { event_id, type }, money) => {
    const { id, player_id, processor, status, amount, currency } = rowOf(booked);
    const of = 'payment' in booked ? { payment_id: id } : { withdrawal_id: id };
    log.error({ ...of, status, event: event_id, type }, 'the provider contradicts what is booked');
    await insertPaymentConflict(trx, {
      ...of,
      processor,
      event_id,
      event_type: type,
      booked_status: status,
      created_at: now(),
      player_id,
      amount: money?.amount ?? amount,
      currency: money?.currency ?? currency,
    });
  };
  return {
    list,
    async refuse(trx, booked, event) {
      await list(trx, booked, event, reportedMoney(event, rowOf(booked)));
      return refuse('conflict');
    },
    markSeen: (adminId, { id, reason, version }, audit) =>
      database.transaction().execute(async (trx) => {
        const conflict = await lockPaymentConflict(trx, id);
        if (!conflict) return refuse('not_found');
        // An officer may not decide on their own money.
        if (conflict.player_id === adminId) return refuse('forbidden');
        if (conflict.seen_by === adminId && conflict.note === reason && conflict.version === version + 1) return undefined;
        if (conflict.seen_at !== null || conflict.version !== version) return refuse('conflict');
        const seen = await markConflictSeen(trx, id, { seen_by: adminId, seen_at: now(), note: reason });
        const { player_id, payment_id, withdrawal_id, event_type, booked_status, amount, currency } = conflict;
        await audit.record(trx, {
          target: { kind: 'payment_conflict', id },
          reason,
          before: { version, seen: false, player_id, payment_id, withdrawal_id, event_type, booked_status, amount, currency },
          after: { version: seen.version, seen: true },
        });
        return undefined;
      }),
  };
}
