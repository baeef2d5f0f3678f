import { sql, type Kysely } from 'kysely';

/** Player protection: limits, breaks, reality checks, what each player did each day, and a record of every change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await limits(db);
  await restrictions(db);
  await playTotals(db);
  await countStakes(db, 'game_rounds', (row) => `${row}.win`);
  await countStakes(db, 'sports_bets', (row) => `coalesce(${row}.returned, 0)`);
  // A player's payments in and out by when they were complete, and what is still on its way.
  await sql`create index payments_settled_of_player on payments (player_id, settled_at) where status = 'complete'`.execute(db);
  await sql`create index withdrawals_settled_of_player on withdrawals (player_id, settled_at) where status = 'complete'`.execute(db);
  await sql`create index payments_pending_of_player on payments (player_id) where status = 'pending'`.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  // Minor units of the player's currency, or minutes of play. A pending limit without an amount takes the limit away.
  await sql`
    create table player_limits (
      player_id uuid not null references players,
      kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
      period text not null check (period in ('day', 'week', 'month')),
      amount bigint not null check (amount between 1 and 9007199254740991),
      pending_amount bigint check (pending_amount between 1 and 9007199254740991),
      pending_from timestamptz,
      pending_lapses_at timestamptz,
      primary key (player_id, kind, period),
      check (pending_from is not null or num_nonnulls(pending_amount, pending_lapses_at) = 0)
    )`.execute(db);
  // One row for a player who chose an interval, saw a check or was signed out by a limit. Interval 0: no checks, null: the country's.
  await sql`
    create table reality_checks (
      player_id uuid primary key references players,
      interval_min smallint check (interval_min between 0 and 1440),
      acknowledged_at timestamptz,
      break_until timestamptz,
      signed_out_at timestamptz
    )`.execute(db);
  await sql`
    create table protection_events (
      id bigint generated always as identity primary key,
      player_id uuid not null references players,
      kind text not null,
      made_by uuid references players,
      old jsonb not null,
      new jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index protection_events_of_player on protection_events (player_id, created_at desc)`.execute(db);
  await appendOnly(db, 'protection_events');
}

async function restrictions(db: Kysely<unknown>): Promise<void> {
  // By the keys a person is known again who opens another account.
  await sql`
    create table player_restrictions (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      kind text not null check (kind in ('break', 'self_exclusion')),
      starts_at timestamptz not null,
      ends_at timestamptz,
      email_key text not null,
      person_key text not null,
      check (ends_at > starts_at),
      check (kind = 'self_exclusion' or ends_at is not null)
    )`.execute(db);
  await sql`create index player_restrictions_of_player on player_restrictions (player_id)`.execute(db);
  await sql`create index player_restrictions_email on player_restrictions (email_key) where kind = 'self_exclusion'`.execute(db);
  await sql`create index player_restrictions_person on player_restrictions (person_key) where kind = 'self_exclusion'`.execute(db);
  await appendOnly(db, 'player_restrictions');
}

async function appendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()`.execute(db);
}

/** Written by the triggers below only. A row changes with every round of its player, so its page keeps room for the next version. */
async function playTotals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_day_totals (
      player_id uuid not null references players,
      day date not null,
      staked bigint not null,
      won bigint not null,
      sessions int not null,
      play_ms bigint not null,
      primary key (player_id, day)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table play_states (
      player_id uuid primary key references players,
      started_at timestamptz not null,
      last_stake_at timestamptz not null,
      staked bigint not null,
      won bigint not null
    ) with (fillfactor = 70)`.execute(db);
}

/**
 * Totals follow the stakes by triggers, so that they are the sums of the rounds and bets whoever writes these: a game, a seed, a
 * correction. `won` is what a row of the table has paid so far.
 */
async function countStakes(db: Kysely<unknown>, table: string, won: (row: string) => string): Promise<void> {
  await countNewStakes(db, table, won('added'));
  await countChangedStakes(db, table, won);
}

/** Times are UTC days. A stake within 15 minutes of the last one belongs to the same session of play; the time between them is play. */
async function countNewStakes(db: Kysely<unknown>, table: string, won: string): Promise<void> {
  const name = sql.ref(`count_new_${table}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      with stakes as (
        select added.player_id, added.created_at, added.stake, ${sql.raw(won)} as won, play_states.started_at,
          added.created_at - coalesce(lag(added.created_at) over (partition by added.player_id order by added.created_at), last_stake_at) as gap
        from added left join play_states on play_states.player_id = added.player_id
        where added.player_id is not null and added.state <> 'void'
      ), marked as (
        select *, gap is null or abs(extract(epoch from gap)) > 900 as is_start from stakes
      ), timed as (
        -- Clocks of two processes may differ a little: a stake just before the last one adds no time.
        select *, case when is_start then 0 else greatest(0, round(extract(epoch from gap) * 1000)) end as play_ms,
          max(created_at) filter (where is_start) over (partition by player_id) as new_start
        from marked
      ), days as (
        insert into player_day_totals as total (player_id, day, staked, won, sessions, play_ms)
        select player_id, (created_at at time zone 'UTC')::date, sum(stake), sum(won), count(*) filter (where is_start), sum(play_ms)
        from timed group by 1, 2 order by 1, 2
        on conflict (player_id, day) do update set staked = total.staked + excluded.staked, won = total.won + excluded.won,
          sessions = total.sessions + excluded.sessions, play_ms = total.play_ms + excluded.play_ms
      )
      insert into play_states as state (player_id, started_at, last_stake_at, staked, won)
      select player_id, coalesce(new_start, min(started_at)), max(created_at), sum(stake), sum(won)
      from timed where new_start is null or created_at >= new_start
      group by player_id, new_start order by player_id
      on conflict (player_id) do update set
        started_at = excluded.started_at,
        last_stake_at = greatest(state.last_stake_at, excluded.last_stake_at),
        staked = case when excluded.started_at = state.started_at then state.staked else 0 end + excluded.staked,
        won = case when excluded.started_at = state.started_at then state.won else 0 end + excluded.won
      -- What is written of the past leaves the running play alone.
      where excluded.last_stake_at > state.last_stake_at - interval '15 minutes';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${name} after insert on ${sql.table(table)} referencing new table as added
    for each statement execute function ${name}()`.execute(db);
}

/** A bet that is settled later, or voided, changes the day it was placed on. */
async function countChangedStakes(db: Kysely<unknown>, table: string, won: (row: string) => string): Promise<void> {
  const name = sql.ref(`count_changed_${table}`);
  const counted = (row: string, amount: string) => sql.raw(`case when ${row}.state = 'void' then 0 else ${amount} end`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      with changes as (
        select changed.player_id, changed.created_at,
          ${counted('changed', 'changed.stake')} - ${counted('before', 'before.stake')} as staked,
          ${counted('changed', won('changed'))} - ${counted('before', won('before'))} as won
        from changed join before on before.id = changed.id
        where changed.player_id is not null
      ), days as (
        insert into player_day_totals as total (player_id, day, staked, won, sessions, play_ms)
        select player_id, (created_at at time zone 'UTC')::date, sum(staked), sum(won), 0, 0 from changes group by 1, 2 order by 1, 2
        on conflict (player_id, day) do update set staked = total.staked + excluded.staked, won = total.won + excluded.won
      )
      update play_states as state set staked = state.staked + running.staked, won = state.won + running.won
      from (
        select changes.player_id, sum(changes.staked) as staked, sum(changes.won) as won
        from changes join play_states using (player_id) where changes.created_at >= play_states.started_at group by 1
      ) running
      where running.player_id = state.player_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${name} after update on ${sql.table(table)} referencing old table as before new table as changed
    for each statement execute function ${name}()`.execute(db);
}
