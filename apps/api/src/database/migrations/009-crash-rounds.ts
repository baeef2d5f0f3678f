import { sql, type Kysely } from 'kysely';

/** Crash rounds, which all players share, and the bets on them: two panels for each player, or for each free session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table crash_rounds (
    number bigint not null,
    server_seed text not null,
    server_seed_hash text not null,
    created_at timestamptz not null,
    betting_ends_at timestamptz not null,
    flight_started_at timestamptz,
    ended_at timestamptz,
    is_interrupted boolean not null default false,
    is_settled boolean not null default false,
    constraint crash_rounds_pkey primary key (number),
    constraint crash_rounds_settled_check check (not is_settled or ended_at is not null)
  )`.execute(db);
  await sql`create index crash_rounds_unsettled on crash_rounds (number) where not is_settled`.execute(db);
  await sql`alter table game_rounds
    add column crash_number bigint references crash_rounds,
    add column crash_panel smallint,
    add constraint game_rounds_crash_check check ((crash_number is null) = (crash_panel is null)),
    drop constraint game_rounds_open_check,
    add constraint game_rounds_open_check check (bets is null or crash_number is not null or state <> 'open' or closes_at is not null)`.execute(db);
  await sql`drop index game_rounds_one_open`.execute(db);
  await sql`create unique index game_rounds_one_open on game_rounds (coalesce(player_id, round_session_id), game_id)
    where state = 'open' and bets is not null and crash_number is null`.execute(db);
  await sql`create unique index game_rounds_crash_panel on game_rounds (crash_number, coalesce(player_id, round_session_id), crash_panel)
    where crash_number is not null and state <> 'void'`.execute(db);
}
