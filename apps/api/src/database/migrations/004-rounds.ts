import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_rounds (
      id uuid primary key default gen_random_uuid(),
      round_session_id uuid not null references round_sessions,
      idempotency_key uuid not null,
      player_id uuid references players,
      game_id bigint not null references games,
      currency text not null,
      nonce bigint not null,
      stake bigint not null check (stake > 0),
      win bigint not null check (win >= 0),
      real_stake bigint not null check (real_stake >= 0),
      bonus_stake bigint not null check (bonus_stake >= 0),
      balance_after bigint not null check (balance_after >= 0),
      state text not null check (state in ('open', 'won', 'lost', 'returned', 'void')),
      outcome jsonb not null,
      created_at timestamptz not null default now(),
      check (real_stake + bonus_stake = stake),
      unique (round_session_id, idempotency_key),
      unique (round_session_id, nonce)
    )`.execute(db);
  // The bet list and its totals read this index only up to the page that is shown.
  await sql`
    create index game_rounds_of_player on game_rounds (player_id, created_at desc, id desc) include (stake, win, state)
    where player_id is not null`.execute(db);
}
