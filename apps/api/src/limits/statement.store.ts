import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** One UTC day, or month, of a player. Amounts in minor units. */
export type StatementRow = {
  readonly period: string;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly staked: number;
  readonly won: number;
  readonly bonus: number;
  readonly sessions: number;
  readonly play_ms: number;
};

/**
 * Activity from one UTC day to another, both included, by day or month. Each part reads its own index of the player: day totals, payments by
 * completion, bonuses by grant.
 */
export async function readStatement(
  db: Connection,
  { playerId, from, to, by }: { playerId: string; from: string; to: string; by: 'day' | 'month' },
): Promise<StatementRow[]> {
  const start = sql`${from}::date::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<StatementRow>`
    with parts as (
      select day, 0::bigint as deposits, 0::bigint as withdrawals, staked, won, 0::bigint as bonus, sessions, play_ms
        from player_day_totals where player_id = ${playerId} and day between ${from}::date and ${to}::date
      union all
      select (settled_at at time zone 'UTC')::date, amount, 0, 0, 0, 0, 0, 0
        from payments where player_id = ${playerId} and status = 'complete' and settled_at >= ${start} and settled_at < ${end}
      union all
      select (settled_at at time zone 'UTC')::date, 0, amount, 0, 0, 0, 0, 0
        from withdrawals where player_id = ${playerId} and status = 'complete' and settled_at >= ${start} and settled_at < ${end}
      union all
      select (activated_at at time zone 'UTC')::date, 0, 0, 0, 0, amount, 0, 0
        from player_bonuses where player_id = ${playerId} and activated_at >= ${start} and activated_at < ${end}
    )
    select date_trunc(${by}, day::timestamp)::date as period, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals,
      sum(staked)::bigint as staked, sum(won)::bigint as won, sum(bonus)::bigint as bonus, sum(sessions)::bigint as sessions, sum(play_ms)::bigint as play_ms
    from parts group by 1 order by 1`.execute(db);
  return rows;
}

/** All deposits less all withdrawals. */
export async function readNetDeposits(db: Connection, playerId: string): Promise<number> {
  const { rows } = await sql<{ net: number }>`
    select (
      (select coalesce(sum(amount), 0) from payments where player_id = ${playerId} and status = 'complete')
      - (select coalesce(sum(amount), 0) from withdrawals where player_id = ${playerId} and status = 'complete')
    )::bigint as net`.execute(db);
  return rows[0]?.net ?? 0;
}
