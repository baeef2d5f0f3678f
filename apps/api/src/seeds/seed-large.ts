import { sql } from 'kysely';
import { hashPassword } from '../passwords/password.ts';
import type { Connection, Database } from '../database/database.ts';
import { seededPlayer } from './seeded-player.ts';

/** Placeholder for a username that the statement fills in. */
const numbered = 'load-#';

/**
 * Adds numbered copies of the catalogue's games, with their art, until there are `count`. Only the slugs of copies contain `--`, so that the next run
 * recognises them and continues.
 */
export async function addGames(db: Connection, count: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with first as (
      select *, row_number() over (order by id) as place, count(*) over () as total from games where enabled and slug not like '%--%'
    )
    insert into games (slug, name, provider_id, game_group, engine, model, categories, rtp, wagering_weight, volatility, popularity, released_at,
      is_top, has_demo, status, features, hit_rate, max_win_x, min_bet, max_bet, live_table, thumb_w200, thumb_w400, dominant, stage, accent, lettering,
      symbols, search_text)
    select slug || '--' || n, name || ' ' || n, provider_id, game_group, engine, model, categories, rtp, wagering_weight, volatility,
      popularity / n, released_at - make_interval(days => n), false, has_demo, status, features, hit_rate, max_win_x, min_bet, max_bet, live_table,
      thumb_w200, thumb_w400, dominant, stage, accent, lettering, symbols, search_text || ' ' || n
    from first cross join lateral generate_series(2, ${count}::int / total::int + 1) as n
    where (n - 1) * total + place <= ${count}
    order by n, place
    on conflict (slug) do update set enabled = true where not games.enabled`.execute(db);
  return Number(numAffectedRows);
}

/** Adds players `load-1` to `load-<count>` with empty wallets and the same password. */
export async function addPlayers(db: Connection, count: number, passwordHash: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into players (id, username, username_key, password_hash, email, phone_number, first_name, last_name, country, city, address, postal_code,
      gender, birthday, language, currency, activated, tracking_code, promo_code, registered_ip)
    select md5(name)::uuid, name, name, ${passwordHash}, replace(email, ${numbered}, name), phone_number, first_name, last_name, country, city, address,
      postal_code, gender, birthday, language, currency, true, '', '', registered_ip
    from generate_series(1, ${count}::int) as n
    cross join lateral (select 'load-' || n as name) as named
    cross join jsonb_to_record(${JSON.stringify(seededPlayer(numbered))}::jsonb) as player (email text, phone_number text, first_name text,
      last_name text, country text, city text, address text, postal_code text, gender text, birthday date, language text, currency text,
      registered_ip text)
    order by n
    on conflict (username_key) do nothing`.execute(db);
  // Inserted in the order real, bonus, locked of each player: the accounts of a wallet are locked in the order of their ids.
  await sql`
    insert into accounts (kind, player_id, currency)
    select kind, players.id, players.currency
    from generate_series(1, ${count}::int) as n
    join players on players.username_key = 'load-' || n
    cross join unnest(array['player_real', 'player_bonus', 'player_locked']) with ordinality as account (kind, turn)
    where not exists (select 1 from accounts where player_id = players.id)
    order by n, turn`.execute(db);
  return Number(numAffectedRows);
}

export type LargeSeed = { readonly games: number; readonly players: number; readonly password: string };

/** Creates a large operator for benchmarks. Reports how long each step took. */
export async function seedLarge(database: Database, { games, players, password }: LargeSeed, say: (line: string) => void): Promise<void> {
  const step = async (what: string, work: (db: Connection) => Promise<number>) => {
    const startedAt = performance.now();
    const added = await database.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return work(trx);
    });
    say(`${added} ${what} added in ${Math.round(performance.now() - startedAt)} ms`);
  };
  const passwordHash = await hashPassword(password);
  await step('games', (db) => addGames(db, games));
  await step('players', (db) => addPlayers(db, players, passwordHash));
  await sql`analyze games, players, accounts`.execute(database);
}
