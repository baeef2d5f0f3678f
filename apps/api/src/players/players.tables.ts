import type { ColumnType, GeneratedAlways } from 'kysely';

/** `email_change` confirms a new mail address, `email_undo` puts an old one back. */
export type AccountTokenPurpose = 'activation' | 'password_reset' | 'email_change' | 'email_undo';

export type AccountTokensTable = {
  token_hash: Buffer;
  player_id: string;
  purpose: AccountTokenPurpose;
  /** Where it was mailed to. */
  email: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
  /** A used token is kept until it expires, so that a link that is opened twice can say so. */
  used_at: ColumnType<Date | null, never, Date>;
  /** Tells which of two tokens was issued first. */
  issue_number: GeneratedAlways<string>;
};

/** A name that a player had until it was changed. */
export type NameChangesTable = {
  id: GeneratedAlways<string>;
  player_id: string;
  first_name: string;
  last_name: string;
  created_at: ColumnType<Date, Date, never>;
};
