import { sql, type Kysely } from 'kysely';

/** No foreign key: the factor outlives its session, whose deletion would look through every factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column session_id uuid`.execute(db);
  await sql`alter table authenticators add column session_id uuid`.execute(db);
}
