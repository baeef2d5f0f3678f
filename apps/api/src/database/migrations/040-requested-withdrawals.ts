import { sql, type Kysely } from 'kysely';

/** Who said where the money of an excluded player goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals add requested_by uuid references players`.execute(db);
}
