import { sql, type Kysely } from 'kysely';

/** Most entries are reads, which keep their request; changes are listed by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_changes on audit_log (id) where request is null`.execute(db);
}
