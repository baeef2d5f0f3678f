import { sql, type Kysely } from 'kysely';

/** Links provider events to the withdrawals they report on, for the approver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_events_of_withdrawal on payment_events (withdrawal_id) where withdrawal_id is not null`.execute(db);
}
