import { sql, type Kysely } from 'kysely';

/** What has arrived of a deposit that is not complete yet, as its provider reports it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column progress jsonb`.execute(db);
}
