import { sql, type Kysely } from 'kysely';

/** Games that cannot be played yet, what is known of a game beside its rules, a player's own choice of games, and when any of it changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers add logo text not null default ''`.execute(db);
  // Bounds of a stake in hundredths of a euro; the hit rate in per cent of rounds. A game without rules cannot be played.
  await sql`
    alter table games
      alter model drop not null,
      add status text not null default 'active' check (status in ('active', 'maintenance')),
      add features text[] not null default '{}',
      add hit_rate double precision check (hit_rate between 0 and 100),
      add max_win_x double precision check (max_win_x > 0),
      add min_bet bigint not null default 10 check (min_bet > 0),
      add max_bet bigint not null default 2000,
      add live_table jsonb,
      add check (max_bet >= min_bet),
      add check (status <> 'active' or model is not null)`.execute(db);
  await version(db);
  await playerGames(db);
}

/** One row that every change of the catalogue moves on: a process that keeps the catalogue in memory looks at it. */
async function version(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_version (version bigint not null)`.execute(db);
  await sql`insert into catalogue_version values (1)`.execute(db);
  await sql`
    create function catalogue_changed() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      return null;
    end $$`.execute(db);
  for (const table of ['games', 'providers']) {
    await sql`
      create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function catalogue_changed()`.execute(db);
  }
}

async function playerGames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourites (
      player_id uuid not null references players,
      game_id bigint not null references games,
      created_at timestamptz not null,
      primary key (player_id, game_id)
    )`.execute(db);
  await sql`
    create table recent_games (
      player_id uuid not null references players,
      game_id bigint not null references games,
      opened_at timestamptz not null,
      primary key (player_id, game_id)
    )`.execute(db);
}
