import { sql, type Kysely } from 'kysely';

/** Accounts that their players have closed. At most one closure of an account is open; support ends it by opening the account again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_closures (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      closed_at timestamptz not null,
      reopened_at timestamptz,
      check (reopened_at >= closed_at)
    )`.execute(db);
  await sql`create unique index account_closures_open on account_closures (player_id) where reopened_at is null`.execute(db);
}
