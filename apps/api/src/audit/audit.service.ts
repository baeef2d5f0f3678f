import { plainAddress, type Call } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import { insertAuditRow } from './audit.store.ts';
import { maskedForAudit } from './masking.rules.ts';

/** What a back-office call changed. `before` and `after` hold the fields that changed; they are masked before they are stored. */
export type AuditChange = {
  readonly target: { readonly kind: string; readonly id: string };
  readonly reason?: string;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** A back-office call in progress. */
export type AuditEntry = {
  /** Stores a change in the transaction that makes it, so that both are committed or neither. */
  record(trx: Connection, change: AuditChange): Promise<void>;
};

type Caller = { readonly playerId: string; readonly ip: string };

export type Audit = {
  /** Runs a back-office call and stores at least one row about it, also for reads, refusals and failures. */
  follow<Answer>(call: Call, caller: Caller, body: unknown, answer: (entry: AuditEntry) => Promise<Answer>): Promise<Answer>;
};

export function createAudit({ database, now }: { database: Database; now: () => Date }): Audit {
  return {
    async follow(call, { playerId, ip }, body, answer) {
      const caller = { actor_id: playerId, ip: plainAddress(ip), call: call.path };
      const keep = (db: Connection, outcome: string, change?: AuditChange) =>
        insertAuditRow(db, {
          ...caller,
          at: now(),
          outcome,
          target_kind: change?.target.kind ?? null,
          target_id: change?.target.id ?? null,
          reason: change?.reason || null,
          request: call.repeats ? jsonOf(body) : null,
          before: jsonOf(change?.before),
          after: jsonOf(change?.after),
        });

      let recorded = 0;
      const entry: AuditEntry = {
        async record(trx, change) {
          await keep(trx, 'done', change);
          recorded += 1;
        },
      };
      try {
        const answered = await answer(entry);
        // A refusal may have rolled back its rows; a call that recorded no change is stored with actor and time.
        if (isRefusal(answered)) await keep(database, answered.error);
        else if (recorded === 0) await keep(database, 'done');
        return answered;
      } catch (error) {
        // Report the first failure, even if the row cannot be stored.
        await keep(database, 'action_failed').catch(() => undefined);
        throw error;
      }
    },
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(maskedForAudit(value));
}
