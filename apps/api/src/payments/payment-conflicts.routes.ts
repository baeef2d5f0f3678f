import { isUuid, type Refusal, type ValidRequestOf, type WireAnswerOf } from '@playfront/api-contract';
import { adminGetPaymentConflicts, adminMarkPaymentConflictSeen } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { pageRange } from '../http/page-range.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { lockPaymentConflict, markConflictSeen, readPaymentConflicts, type ListedConflict } from './payment-conflicts.store.ts';
import type { Processors } from './processors.service.ts';
import { readUsername } from './withdrawals.store.ts';

type Dependencies = { database: Database; now: () => Date; processors: Processors };

/** Reports of providers that contradict the ledger, for the back office (decision 0064). */
export function registerPaymentConflicts(calls: CallRegistry, { database, now, processors }: Dependencies): void {
  calls.admin(adminGetPaymentConflicts, async ({ body }) => {
    const { state, player_id: playerId } = body;
    if (playerId !== undefined && !isUuid(playerId)) return { status: 1, conflicts: [], total: 0 };
    const { rows, total } = await readPaymentConflicts(database, { state, playerId, ...pageRange(body) });
    return { status: 1, conflicts: rows.map((row) => wireConflict(row, processors)), total };
  });

  calls.admin(adminMarkPaymentConflictSeen, async ({ body, session, audit }) => {
    const seen = await markSeen(session.playerId, body, audit);
    return isRefusal(seen) ? seen : { status: 1, conflict: wireConflict(seen, processors) };
  });

  async function markSeen(
    adminId: string,
    { id, reason, version }: ValidRequestOf<typeof adminMarkPaymentConflictSeen>,
    audit: AuditEntry,
  ): Promise<ListedConflict | Refusal> {
    if (!isUuid(id)) return refuse('not_found');
    return database.transaction().execute(async (trx): Promise<ListedConflict | Refusal> => {
      const conflict = await lockPaymentConflict(trx, id);
      if (!conflict) return refuse('not_found');
      // Nobody decides on their own money.
      if (conflict.player_id === adminId) return refuse('forbidden');
      const { username } = await readUsername(trx, conflict.player_id);
      const isRepeat = conflict.seen_by === adminId && conflict.note === reason && conflict.version === version + 1;
      if (isRepeat) return { ...conflict, username };
      if (conflict.seen_at !== null || conflict.version !== version) return refuse('conflict');
      const seen = await markConflictSeen(trx, id, { seen_by: adminId, seen_at: now(), note: reason });
      const { player_id, payment_id, withdrawal_id, event_type, booked_status, amount, currency } = conflict;
      await audit.record(trx, {
        target: { kind: 'payment_conflict', id },
        reason,
        before: { version, seen: false, player_id, payment_id, withdrawal_id, event_type, booked_status, amount, currency },
        after: { version: seen.version, seen: true },
      });
      return { ...seen, username };
    });
  }
}

function wireConflict(row: ListedConflict, processors: Processors): WireAnswerOf<typeof adminGetPaymentConflicts>['conflicts'][number] {
  const { id, player_id, username, currency, processor, event_id, event_type, booked_status, seen_by, note, version } = row;
  return {
    ...{ id, player_id, username, currency, processor, event_id, event_type, booked_status, seen_by, note, version },
    type: row.payment_id === null ? 'withdrawal' : 'deposit',
    transaction_id: row.payment_id ?? row.withdrawal_id ?? '',
    date: row.created_at.toISOString(),
    amount: toWire(money(row.amount, currency)),
    provider: processors.nameOf(processor),
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}
