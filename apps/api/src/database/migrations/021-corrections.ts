import { sql, type Kysely } from 'kysely';

/** What the tables before did not know: rollbacks of nothing, play before it was totalled, real losses by day, payouts that get stuck. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rollbacksOfNothing(db);
  // No stake may come between the sums and the triggers that carry them on.
  await sql`lock table game_rounds, sports_bets in share row exclusive mode`.execute(db);
  await totalPastPlay(db);
  await realLosses(db);
  await stuckPayouts(db);
}

/** The id of a rollback that came before its debit, with what it was for: the same id again is the same request, or a conflict. */
async function rollbacksOfNothing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table early_rollbacks (
      rollback_key text primary key,
      payload_hash bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger early_rollbacks_append_only before update or delete or truncate on early_rollbacks
    for each statement execute function refuse_change()`.execute(db);
}

/**
 * The day totals of all rounds and bets there are, also of those from before the totals: sums as the triggers reckon them. Where a day
 * was counted from its middle on, the whole day takes its place.
 */
export async function totalPastPlay(db: Kysely<unknown>): Promise<void> {
  await sql`
    with stakes as (
      select player_id, created_at, state, stake, win as won from game_rounds where player_id is not null
      union all
      select player_id, created_at, state, stake, coalesce(returned, 0) from sports_bets
    ), gaps as (
      select *, created_at - lag(created_at) over (partition by player_id order by created_at) as gap from stakes
    ), timed as (
      select *, gap is null or gap > interval '15 minutes' as is_start from gaps
    )
    insert into player_day_totals as total (player_id, day, staked, won, sessions, play_ms)
    select player_id, (created_at at time zone 'UTC')::date,
      coalesce(sum(stake) filter (where state <> 'void'), 0), coalesce(sum(won) filter (where state <> 'void'), 0),
      count(*) filter (where is_start), coalesce(sum(round(extract(epoch from gap) * 1000)) filter (where not is_start), 0)
    from timed group by 1, 2
    on conflict (player_id, day) do update set staked = excluded.staked, won = excluded.won,
      sessions = excluded.sessions, play_ms = greatest(total.play_ms, excluded.play_ms)`.execute(db);
}

/** The bonus part of a win is floored, as it was paid; with none there is nothing to divide. */
const realLost = 'real_stake - win + case when bonus_stake = 0 then 0 else div(win::numeric * bonus_stake, stake) end';

/** What cashback is reckoned from, kept by day: a promotion is looked at far more often than it is claimed. */
async function realLosses(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bet_days add real_lost bigint not null default 0`.execute(db);
  await sql`
    update bet_days set real_lost = rounds.real_lost
    from (
      select player_id, (created_at at time zone 'UTC')::date as day, state, sum(${sql.raw(realLost)}) as real_lost
      from game_rounds where player_id is not null group by 1, 2, 3
    ) rounds
    where bet_days.player_id = rounds.player_id and bet_days.day = rounds.day and bet_days.state = rounds.state`.execute(db);
  await countInto(db, 'insert', 'select *, 1 as sign from added');
  await countInto(db, 'update', 'select *, 1 as sign from added union all select *, -1 as sign from before');
}

async function countInto(db: Kysely<unknown>, event: 'insert' | 'update', rows: string): Promise<void> {
  await sql`
    create or replace function ${sql.ref(`count_bet_days_${event}`)}() returns trigger language plpgsql as $$
    begin
      insert into bet_days as total (player_id, day, state, bets, staked, won, real_lost)
      select player_id, (created_at at time zone 'UTC')::date, state, sum(sign), sum(sign * stake), sum(sign * win), sum(sign * (${sql.raw(realLost)}))
      from (${sql.raw(rows)}) counted where player_id is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (player_id, day, state) do update set bets = total.bets + excluded.bets, staked = total.staked + excluded.staked,
        won = total.won + excluded.won, real_lost = total.real_lost + excluded.real_lost;
      return null;
    end $$`.execute(db);
}

/** How often a payout was ordered, whether the provider may have it all the same, and when the operator is told that nothing came back. */
async function stuckPayouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      add order_attempts int not null default 0,
      add may_be_ordered boolean not null default false,
      add overdue_at timestamptz`.execute(db);
  await sql`update withdrawals set may_be_ordered = true where status = 'processing'`.execute(db);
  await sql`update withdrawals set overdue_at = now() where status = 'processing' and next_order_at is null`.execute(db);
  await sql`create index withdrawals_overdue on withdrawals (overdue_at) where status = 'processing' and overdue_at is not null`.execute(db);
}
