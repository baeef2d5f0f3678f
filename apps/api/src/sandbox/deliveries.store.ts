import { sql } from 'kysely';
import type { SandboxDatabase } from './sandbox-database.ts';

export type Delivery = { readonly event_id: string; readonly url: string; readonly body: string; readonly attempts: number };

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
    .returning(['event_id', 'url', 'body', 'attempts'])
    .execute();
}

export async function markDelivered(db: SandboxDatabase, eventId: string, at: Date): Promise<void> {
  await db.updateTable('deliveries').set({ delivered_at: at }).where('event_id', '=', eventId).execute();
}

export async function postpone(db: SandboxDatabase, eventId: string, until: Date): Promise<void> {
  await db.updateTable('deliveries').set({ next_attempt_at: until }).where('event_id', '=', eventId).execute();
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
