import { plainAddress } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import type { Audit, AuditChange, AuditEntry } from '../http/call-logs.ts';
import { isRefusal } from '../http/failures.ts';
import { insertAuditRow } from './audit.store.ts';
import { maskedForAudit } from './masking.rules.ts';

export function createAudit({ database, now }: { database: Database; now: () => Date }): Audit {
  return {
    async recordRule(trx, rule, { target, reason, before, after }) {
      await insertAuditRow(trx, {
        ...{ actor_id: null, ip: '', call: rule, at: now(), outcome: 'done', request: null },
        ...{ target_kind: target.kind, target_id: target.id, reason: reason || null, before: jsonOf(before), after: jsonOf(after) },
      });
    },

    async follow(call, { playerId, ip }, body, handle) {
      const caller = { actor_id: playerId, ip: plainAddress(ip), call: call.path };
      const addRow = (db: Connection, outcome: string, change?: AuditChange) =>
        insertAuditRow(db, {
          ...caller,
          at: now(),
          outcome,
          target_kind: change?.target.kind ?? null,
          target_id: change?.target.id ?? null,
          reason: change?.reason || null,
          request: call.isReadOnly ? jsonOf(body) : null,
          before: jsonOf(change?.before),
          after: jsonOf(change?.after),
        });

      let recorded = 0;
      const entry: AuditEntry = {
        async record(trx, change) {
          await addRow(trx, 'done', change);
          recorded += 1;
        },
      };
      try {
        const result = await handle(entry);
        // A refusal may have rolled back its rows; a call that recorded no change is stored with actor and time.
        if (isRefusal(result)) await addRow(database, result.error);
        else if (recorded === 0) await addRow(database, 'done');
        return result;
      } catch (error) {
        // Throws the first error even if the row cannot be stored.
        await addRow(database, 'action_failed').catch(() => undefined);
        throw error;
      }
    },
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(maskedForAudit(value));
}
