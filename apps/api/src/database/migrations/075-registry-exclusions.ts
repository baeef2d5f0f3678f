import { sql, type Kysely } from 'kysely';

/** Accounts of players who were found on an exclusion registry. At most one is open for each account; a later login that finds the registry clear ends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table registry_exclusions (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      registry text not null,
      found_at timestamptz not null,
      last_found_at timestamptz not null,
      cleared_at timestamptz,
      check (cleared_at >= found_at)
    )`.execute(db);
  await sql`create unique index registry_exclusions_open on registry_exclusions (player_id) where cleared_at is null`.execute(db);
}
