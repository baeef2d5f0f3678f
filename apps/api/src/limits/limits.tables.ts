import type { ColumnType, Generated, JSONColumnType } from 'kysely';
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

export type RestrictionKind = 'break' | 'self_exclusion';

export type PlayerRestrictionsTable = {
  id: Generated<string>;
  player_id: string;
  kind: RestrictionKind;
  starts_at: Date;
  ends_at: Date | null;
};

export type ProtectionEventKind =
  | 'limit_set'
  | 'limit_asked'
  | 'limit_confirmed'
  | 'limit_cancelled'
  | 'reality_check_set'
  | 'reality_check_acknowledged'
  | 'break'
  | 'self_exclusion'
  | 'session_limit_sign_out';

/** Append-only: who changed what, and when. `made_by` is null when nobody did. */
export type ProtectionEventsTable = {
  id: Generated<number>;
  player_id: string;
  kind: ProtectionEventKind;
  made_by: string | null;
  old: JSONColumnType<object>;
  new: JSONColumnType<object>;
  created_at: ColumnType<Date, Date, never>;
};

/** What a player staked and won in rounds placed on a UTC day. Written by triggers only. */
export type PlayerDayTotalsTable = {
  player_id: string;
  day: ColumnType<string, never, never>;
  staked: ColumnType<number, never, never>;
  /** What of it was bonus money. */
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
