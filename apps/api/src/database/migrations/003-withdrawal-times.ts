import { sql, type Kysely } from 'kysely';

/** When a withdrawal was approved, ordered and paid. Unknown for earlier ones. The index finds the events of a deposit, for its details. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      add column first_approved_at timestamptz,
      add column approved_at timestamptz,
      add column ordered_at timestamptz,
      add column paid_at timestamptz`.execute(db);
  await sql`create index payment_events_of_payment on payment_events (payment_id) where (payment_id is not null)`.execute(db);
}
