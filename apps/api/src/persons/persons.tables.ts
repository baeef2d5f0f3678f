import type { ColumnType, Generated } from 'kysely';
import type { MatchReason, PersonMatchState } from '@playfront/api-contract';

/** An account that resembles a self-excluded one, and the operator's decision on it. */
export type PersonMatchesTable = {
  id: Generated<string>;
  player_id: string;
  excluded_player_id: string;
  reasons: MatchReason[];
  state: PersonMatchState;
  created_at: ColumnType<Date, Date, never>;
  decided_by: string | null;
  decided_at: Date | null;
  note: string | null;
};

/** Self-excluded players whose money cannot be paid out before they give payout details. */
export type ExcludedBalancesTable = { player_id: string; listed_at: ColumnType<Date, Date, never> };

declare module '../database/schema.ts' {
  interface Schema {
    person_matches: PersonMatchesTable;
    excluded_balances: ExcludedBalancesTable;
  }
}
