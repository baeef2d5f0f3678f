import { sql, type Kysely } from 'kysely';

/** What a provider told of a withdrawal, for its approver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_events_of_withdrawal on payment_events (withdrawal_id) where withdrawal_id is not null`.execute(db);
}
