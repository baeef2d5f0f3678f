import { sql } from 'kysely';
import type { CallbackFlaw } from './callback-flaws.rules.ts';
import type { SandboxDatabase } from './sandbox-database.ts';

export type Delivery = {
  readonly event_id: string;
  readonly url: string;
  readonly body: string;
  readonly attempts: number;
  readonly flaw: CallbackFlaw | null;
  readonly signature: string | null;
};

/** An attempt: its signature, and the status of the response if there was one. */
export type Attempt = { readonly signature: string | null; readonly response_status: number | null };

const batchSize = 10;

/** Leases due reports, each to one process. When a lease expires, because its process died, the report is due again. */
export async function claimDue(db: SandboxDatabase, now: Date, leaseUntil: Date): Promise<Delivery[]> {
  return db
    .updateTable('deliveries')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseUntil })
    .where('event_id', 'in', (select) =>
      select
        .selectFrom('deliveries')
        .select('event_id')
        .where('delivered_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['event_id', 'url', 'body', 'attempts', 'flaw', 'signature'])
    .execute();
}

export async function markDelivered(db: SandboxDatabase, eventId: string, attempt: Attempt, at: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...attempt, delivered_at: at })
    .where('event_id', '=', eventId)
    .execute();
}

export async function postpone(db: SandboxDatabase, eventId: string, attempt: Attempt, until: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...attempt, next_attempt_at: until })
    .where('event_id', '=', eventId)
    .execute();
}

export async function nextDueAt(db: SandboxDatabase): Promise<Date | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('next_attempt_at')
    .where('delivered_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}
