import { plainAddress, type Call } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import { insertAuditRow } from './audit.store.ts';
import { maskedForAudit } from './masking.rules.ts';

/** What a call of the back office changed. `before` and `after` hold the fields that changed, masked when they are kept. */
export type AuditChange = {
  readonly target: { readonly kind: string; readonly id: string };
  readonly reason?: string;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** One call of the back office while it is answered. */
export type AuditEntry = {
  /** Keeps a change, in the transaction that makes it: neither is there without the other. */
  record(trx: Connection, change: AuditChange): Promise<void>;
};

type Caller = { readonly playerId: string; readonly ip: string };

export type Audit = {
  /** Answers a call of the back office and leaves at least one row of it: reads, refusals and failures too. */
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
        // A refusal may have rolled its rows back; a change that recorded nothing still leaves who made it and when.
        if (isRefusal(answered)) await keep(database, answered.error);
        else if (recorded === 0) await keep(database, 'done');
        return answered;
      } catch (error) {
        // The first failure is the one to be told, whether or not the row can be kept.
        await keep(database, 'action_failed').catch(() => undefined);
        throw error;
      }
    },
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(maskedForAudit(value));
}
