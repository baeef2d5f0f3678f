import type { ColumnType } from 'kysely';

export type AccountTokenPurpose = 'activation' | 'password_reset';

export type AccountTokensTable = {
  token_hash: Buffer;
  player_id: string;
  purpose: AccountTokenPurpose;
  /** Where it was mailed to. */
  email: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};
