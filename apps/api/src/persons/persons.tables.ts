import type { ColumnType, Generated } from 'kysely';
import type { MatchReason, PersonMatchState } from '@playfront/api-contract';

/** Personal data of a player in the form in which persons are compared; written with the player. */
export type PersonKeysTable = {
  player_id: string;
  name_parts: string[];
  first_parts: string[];
  birthday: string;
  email_key: string;
  phone_key: string;
  address_key: string;
};

/** An account that resembles a self-excluded one, and what the operator decided of it. */
export type PersonMatchesTable = {
  id: Generated<string>;
  player_id: string;
  excluded_player_id: string;
  score: number;
  reasons: MatchReason[];
  state: PersonMatchState;
  created_at: ColumnType<Date, Date, never>;
  decided_by: string | null;
  decided_at: Date | null;
  note: string | null;
};

/** Self-excluded players whose money waits for the details of where to send it. */
export type ExcludedBalancesTable = { player_id: string; listed_at: ColumnType<Date, Date, never> };

export type PersonsTables = {
  person_keys: PersonKeysTable;
  person_matches: PersonMatchesTable;
  excluded_balances: ExcludedBalancesTable;
};
