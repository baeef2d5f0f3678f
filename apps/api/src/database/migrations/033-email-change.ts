import { sql, type Kysely } from 'kysely';

/** A mail address that is not confirmed yet, and tokens that are remembered after their one use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column pending_email text`.execute(db);
  await sql`
    alter table account_tokens
      drop constraint account_tokens_purpose_check,
      add constraint account_tokens_purpose_check check (purpose in ('activation', 'password_reset', 'email_change', 'email_undo')),
      add column used_at timestamptz,
      add column issue_number bigint generated always as identity`.execute(db);
}
