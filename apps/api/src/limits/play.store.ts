import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import type { Limit, PlayTotals } from './limits.rules.ts';
import { firstDayOf } from './periods.rules.ts';
import { isHeld, isRestricted } from '../restrictions/restrictions.store.ts';
import type { PlayState } from './play-time.rules.ts';

/** Everything that decides whether a player may stake or deposit, in one statement, since it is read before every stake. */
export type ProtectionState = {
  readonly country: string;
  readonly birthday: string;
  /** A break or self-exclusion applies, or the player has closed the account. */
  readonly isRestricted: boolean;
  /** The account resembles a self-excluded person's, and no officer has decided on it. */
  readonly isHeld: boolean;
  /** The end of the break after a reality check. */
  readonly breakUntil: Date | null;
  readonly chosenIntervalMin: number | null;
  readonly acknowledgedAt: Date | null;
  readonly play: PlayState | undefined;
  readonly limits: readonly Limit[];
  /** The totals that count against limits of play; zero without such a limit. */
  readonly used: Record<LimitPeriod, PlayTotals>;
};

type ProtectionStateRow = {
  country: string;
  birthday: string;
  is_restricted: boolean;
  is_held: boolean;
  break_until: Date | null;
  interval_min: number | null;
  acknowledged_at: Date | null;
  started_at: Date | null;
  last_stake_at: Date | null;
  staked: number | null;
  won: number | null;
  limits:
    | { kind: LimitKind; period: LimitPeriod; amount: number; pending_amount: number | null; pending_from: string | null; lapses_at: string | null }[]
    | null;
  days: DayTotals[] | null;
};

type DayTotals = { readonly day: string; readonly staked: number; readonly won: number; readonly play_ms: number };

export async function readProtectionState(db: Connection, playerId: string, at: Date): Promise<ProtectionState> {
  const { rows } = await sql<ProtectionStateRow>`
    select players.country, players.birthday,
      ${isRestricted(sql`players.id`, at)} as is_restricted,
      ${isHeld(sql`players.id`, at)} as is_held,
      reality_checks.break_until, reality_checks.interval_min, reality_checks.acknowledged_at,
      play_states.started_at, play_states.last_stake_at, play_states.staked, play_states.won,
      (select json_agg(json_build_object('kind', kind, 'period', period, 'amount', amount, 'pending_amount', pending_amount,
          'pending_from', pending_from, 'lapses_at', pending_lapses_at))
        from player_limits where player_id = players.id) as limits,
      (select json_agg(json_build_object('day', day, 'staked', staked, 'won', won, 'play_ms', play_ms))
        from player_day_totals where player_id = players.id and day >= ${earliestDay(at)}
        and exists (select from player_limits where player_id = players.id and kind <> 'deposit')) as days
    from players
    left join reality_checks on reality_checks.player_id = players.id
    left join play_states on play_states.player_id = players.id
    where players.id = ${playerId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no player ${playerId}`);
  return protectionStateOf(row, at);
}

function protectionStateOf(row: ProtectionStateRow, at: Date): ProtectionState {
  return {
    country: row.country,
    birthday: row.birthday,
    isRestricted: row.is_restricted,
    isHeld: row.is_held,
    breakUntil: row.break_until,
    chosenIntervalMin: row.interval_min,
    acknowledgedAt: row.acknowledged_at,
    play:
      row.started_at && row.last_stake_at
        ? { startedAt: row.started_at, lastStakeAt: row.last_stake_at, staked: row.staked ?? 0, won: row.won ?? 0 }
        : undefined,
    limits: (row.limits ?? []).map(({ kind, period, amount, pending_amount, pending_from, lapses_at }) => ({
      kind,
      period,
      amount,
      pending: pending_from ? { amount: pending_amount, from: new Date(pending_from), lapsesAt: lapses_at ? new Date(lapses_at) : null } : null,
    })),
    used: sumOfPeriods(row.days ?? [], at),
  };
}

/** A player's totals for the current day, week and month: at most 37 rows of one index. */
export async function readPlayTotals(db: Connection, playerId: string, at: Date): Promise<Record<LimitPeriod, PlayTotals>> {
  const days = await db
    .selectFrom('player_day_totals')
    .select(['day', 'staked', 'won', 'play_ms'])
    .where('player_id', '=', playerId)
    .where('day', '>=', earliestDay(at))
    .execute();
  return sumOfPeriods(days, at);
}

/** The first day of the current week or month, whichever is earlier. */
function earliestDay(at: Date): string {
  const [week, month] = [firstDayOf('week', at), firstDayOf('month', at)];
  return week < month ? week : month;
}

function sumOfPeriods(rows: readonly DayTotals[], at: Date): Record<LimitPeriod, PlayTotals> {
  const since = (period: LimitPeriod): PlayTotals => {
    const firstDay = firstDayOf(period, at);
    const days = rows.filter(({ day }) => day >= firstDay);
    const sum = (of: (row: DayTotals) => number) => days.reduce((total, row) => total + of(row), 0);
    return { staked: sum(({ staked }) => staked), won: sum(({ won }) => won), playMs: sum(({ play_ms }) => play_ms) };
  };
  return { day: since('day'), week: since('week'), month: since('month') };
}
