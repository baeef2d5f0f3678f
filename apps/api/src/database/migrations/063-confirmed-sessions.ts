import { sql, type Kysely } from 'kysely';

/** When the player last confirmed to be the one who uses a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
}
