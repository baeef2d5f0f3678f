import { sql, type Kysely } from 'kysely';

/** So that what is over is found without reading what is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_failed on outbox (failed_at) where failed_at is not null`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`create index round_session_tokens_created on round_session_tokens (created_at)`.execute(db);
  // A session that is deleted is looked for here.
  await sql`create index if not exists round_session_tokens_session on round_session_tokens (round_session_id)`.execute(db);
}
