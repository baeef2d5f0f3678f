import { sql, type Kysely } from 'kysely';

/** Rounds that start with bets and may wait for moves: one open round of a game for each player, or for each free session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_rounds
    add column bets jsonb,
    add column moves text[],
    add column closes_at timestamptz,
    add constraint game_rounds_open_check check (bets is null or state <> 'open' or closes_at is not null)`.execute(db);
  await sql`create unique index game_rounds_one_open on game_rounds (coalesce(player_id, round_session_id), game_id) where state = 'open' and bets is not null`.execute(
    db,
  );
  await sql`create index game_rounds_closing on game_rounds (closes_at) where state = 'open'`.execute(db);
}
