import { sql, type Kysely } from 'kysely';

/** Events and markets as the feed tells them, and the bets on them. A settled market or bet is never opened again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await events(db);
  await bets(db);
  await keepWhatIsSettled(db);
}

async function events(db: Kysely<unknown>): Promise<void> {
  await sql`create table sports_leagues (id text primary key, sport text not null, region text not null, name text not null)`.execute(db);
  await sql`
    create table sports_events (
      id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
      sport text not null,
      league_id text not null references sports_leagues,
      home text not null,
      away text not null,
      start_at timestamptz not null,
      status text not null default 'not_started' check (status in ('not_started', 'live', 'ended', 'abandoned')),
      match_status text not null default 'not_started',
      played_seconds integer not null default 0,
      score jsonb not null default '{"home": 0, "away": 0, "periods": []}',
      version bigint not null default 1,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index sports_events_open on sports_events (start_at, id) where status in ('not_started', 'live')`.execute(db);
  await sql`
    create table sports_markets (
      event_id text not null references sports_events on delete cascade,
      id text not null,
      position smallint not null,
      type text not null,
      line numeric(6, 1),
      status smallint not null check (status between -4 and 1),
      outcomes jsonb not null,
      results jsonb,
      primary key (event_id, id),
      check ((status in (-3, -4)) = (results is not null))
    )`.execute(db);
  await sql`
    create table sports_draws (
      event_id text primary key references sports_events on delete cascade,
      seed text not null check (seed ~ '^[0-9a-f]{64}$'),
      seed_hash text not null
    )`.execute(db);
  await sql`create table sports_producers (name text primary key, alive_at timestamptz not null)`.execute(db);
}

async function bets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sports_bets (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      currency text not null,
      kind text not null check (kind in ('single', 'multiple', 'system')),
      line_size smallint not null check (line_size > 0),
      lines smallint not null check (lines > 0),
      stake bigint not null check (stake > 0),
      total_odds bigint not null,
      possible_return bigint not null,
      state text not null default 'open' check (state in ('open', 'won', 'lost', 'returned', 'void')),
      returned bigint check (returned >= 0),
      idempotency_key uuid not null,
      payload_hash bytea not null,
      cash_out_key uuid,
      cash_out_asked bigint,
      created_at timestamptz not null,
      settled_at timestamptz,
      unique (player_id, idempotency_key),
      check ((state = 'open') = (settled_at is null) and (state = 'open') = (returned is null)),
      check ((cash_out_key is null) = (cash_out_asked is null) and (cash_out_key is null or state <> 'open'))
    )`.execute(db);
  await sql`create index sports_bets_of_player on sports_bets (player_id, created_at desc, id desc)`.execute(db);
  await sql`create unique index sports_bets_cash_out on sports_bets (player_id, cash_out_key) where cash_out_key is not null`.execute(db);
  await sql`
    create table sports_bet_legs (
      bet_id uuid not null references sports_bets,
      position smallint not null,
      event_id text not null,
      market_id text not null,
      outcome text not null,
      odds integer not null check (odds > 1000),
      result text check (result in ('won', 'lost', 'void')),
      primary key (bet_id, position),
      unique (bet_id, event_id),
      foreign key (event_id, market_id) references sports_markets
    )`.execute(db);
  await sql`create index sports_bet_legs_undecided on sports_bet_legs (event_id, market_id) where result is null`.execute(db);
  await sql`create index sports_bet_legs_of_event on sports_bet_legs (event_id, market_id)`.execute(db);
}

async function keepWhatIsSettled(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_reopening() returns trigger language plpgsql as $$
    begin
      raise exception '% % is settled', tg_table_name, old.id using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger sports_markets_settled before update on sports_markets
    for each row when (old.status in (-3, -4)) execute function refuse_reopening()`.execute(db);
  await sql`
    create trigger sports_bets_settled before update on sports_bets
    for each row when (old.state <> 'open') execute function refuse_reopening()`.execute(db);
}
