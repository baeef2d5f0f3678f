import { sql, type Kysely } from 'kysely';

/** Names that players had before, so that a payout can be compared with the name from before a recent change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table name_changes (
      id bigint generated always as identity primary key,
      player_id uuid not null references players,
      first_name text not null,
      last_name text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index name_changes_of_player on name_changes (player_id, created_at)`.execute(db);
}
