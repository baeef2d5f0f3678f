import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '@playfront/money';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export const accountKinds = [
  'player_real',
  'player_bonus',
  'player_locked',
  'house_games',
  'house_jackpot',
  'house_demo',
  'house_bonus',
  'house_sports',
  'house_fees',
  'house_adjustments',
  /** Money that arrived and was not credited; the operator decides. */
  'house_suspense',
  'psp_clearing',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transferKinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  /** Contributions, seed and win of a jackpot: all that one round moves into and out of its pool. */
  'jackpot',
  'demo_start',
  'withdrawal_request',
  'withdrawal_cancelled',
  'withdrawal_paid',
  'reversal',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'sports_bet',
  'sports_settlement',
  'fee',
  'adjustment',
  'deposit_held',
  'deposit_returned',
] as const;
export type TransferKind = (typeof transferKinds)[number];

export type AccountsTable = {
  id: Generated<number>;
  kind: AccountKind;
  player_id: string | null;
  round_session_id: string | null;
  currency: Currency;
  created_at: CreatedAt;
};

export type TransfersTable = {
  id: Generated<string>;
  kind: TransferKind;
  idempotency_key: string;
  payload_hash: Buffer;
  round_id: string | null;
  meta: JSONColumnType<Record<string, unknown>>;
  created_at: CreatedAt;
};

export type PostingsTable = {
  id: Generated<number>;
  transfer_id: string;
  account_id: number;
  amount: number;
  /** Set by the trigger, for player accounts. */
  sequence: ColumnType<number | null, never, never>;
  balance_after: ColumnType<number | null, never, never>;
  created_at: CreatedAt;
};

export type TombstonesTable = { transfer_key: string; created_at: CreatedAt };
export type EarlyRollbacksTable = { rollback_key: string; payload_hash: Buffer; created_at: CreatedAt };

declare module '../database/schema.ts' {
  interface Schema {
    accounts: AccountsTable;
    transfers: TransfersTable;
    postings: PostingsTable;
    transfer_tombstones: TombstonesTable;
    early_rollbacks: EarlyRollbacksTable;
  }
}
