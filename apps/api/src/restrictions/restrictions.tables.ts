import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';

export type RestrictionKind = 'break' | 'self_exclusion';

export type PlayerRestrictionsTable = {
  id: Generated<string>;
  player_id: string;
  kind: RestrictionKind;
  starts_at: Date;
  ends_at: Date | null;
};

/** A closure of an account by its player; it ends when support reopens the account. */
export type AccountClosuresTable = {
  id: Generated<string>;
  player_id: string;
  closed_at: Date;
  reopened_at: Generated<Date | null>;
};

/** A player who was found on an exclusion registry; it ends with a clear check at a login. */
export type RegistryExclusionsTable = {
  id: Generated<string>;
  player_id: string;
  registry: ExclusionRegistryId;
  /** Time of the last refused login. */
  last_found_at: Date;
  found_at: Date;
  cleared_at: Generated<Date | null>;
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
  | 'registry_exclusion'
  | 'registry_exclusion_ended'
  | 'session_limit_sign_out'
  | 'account_closed'
  | 'account_reopened';

/** Append-only: who changed what, and when. `made_by` is null when the system did. */
export type ProtectionEventsTable = {
  id: Generated<number>;
  player_id: string;
  kind: ProtectionEventKind;
  made_by: string | null;
  old: JSONColumnType<object>;
  new: JSONColumnType<object>;
  created_at: ColumnType<Date, Date, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    player_restrictions: PlayerRestrictionsTable;
    account_closures: AccountClosuresTable;
    registry_exclusions: RegistryExclusionsTable;
    protection_events: ProtectionEventsTable;
  }
}
