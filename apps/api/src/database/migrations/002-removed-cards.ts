import { sql, type Kysely } from 'kysely';

/** The player can remove a card from the deposit form; payouts to it remain possible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_instruments add column removed_at timestamptz`.execute(db);
}
