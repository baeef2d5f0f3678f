import { sql, type Kysely } from 'kysely';

/** The audit log is asked by the name of an actor and by a call too, and is never pruned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_actor_name on audit_log (actor_name, id)`.execute(db);
  await sql`create index audit_log_call on audit_log (call, id)`.execute(db);
}
