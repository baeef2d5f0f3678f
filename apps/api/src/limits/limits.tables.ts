import type { ColumnType } from 'kysely';
import type { LimitKind, LimitPeriod } from '@playfront/api-contract';

export type PlayerLimitsTable = {
  player_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or minutes of play. */
  amount: number;
  pending_amount: number | null;
  pending_from: Date | null;
  pending_lapses_at: Date | null;
};

export type RealityChecksTable = {
  player_id: string;
  /** 0: no checks; null: the country's interval. */
  interval_min: number | null;
  acknowledged_at: Date | null;
  break_until: Date | null;
  signed_out_at: Date | null;
};

/** A player's stakes and wins in rounds placed on a UTC day. Written by triggers only. */
export type PlayerDayTotalsTable = {
  player_id: string;
  day: ColumnType<string, never, never>;
  staked: ColumnType<number, never, never>;
  /** The part of `staked` that was bonus money. */
  bonus_staked: ColumnType<number, never, never>;
  won: ColumnType<number, never, never>;
  sessions: ColumnType<number, never, never>;
  play_ms: ColumnType<number, never, never>;
};

/** A player's latest play. Written by triggers only. */
export type PlayStatesTable = {
  player_id: string;
  started_at: ColumnType<Date, never, never>;
  last_stake_at: ColumnType<Date, never, never>;
  staked: ColumnType<number, never, never>;
  won: ColumnType<number, never, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    player_limits: PlayerLimitsTable;
    reality_checks: RealityChecksTable;
    player_day_totals: PlayerDayTotalsTable;
    play_states: PlayStatesTable;
  }
}
