import { sql, type Kysely } from 'kysely';

/** What was only read by rules that no longer exist: the payer of a deposit, and how much of it was played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop column payer_details, drop column payer_destination, drop column played_before`.execute(db);
  await sql`alter table withdrawals drop column unplayed`.execute(db);
  await sql`delete from settings where key = 'payout_name_match'`.execute(db);
}
