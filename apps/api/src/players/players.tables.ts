import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BlockReason } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';

export type PlayersTable = {
  id: Generated<string>;
  username: string;
  /** Unique folded form: no two usernames differ by case only. */
  username_key: string;
  /** Unique form of look-alike names; null for an older player whose name resembles another. */
  username_skeleton: string | null;
  password_hash: string;
  email: string;
  /** A new address that is not confirmed yet. */
  pending_email: Generated<string | null>;
  phone_number: string;
  first_name: string;
  last_name: string;
  country: string;
  city: string;
  address: string;
  postal_code: string;
  gender: 'male' | 'female';
  birthday: string;
  language: string;
  currency: Currency;
  scope: Generated<string[]>;
  status: Generated<'active' | 'blocked'>;
  /** Reason of a block, if staff gave one. */
  block_reason: Generated<BlockReason | null>;
  activated: Generated<boolean>;
  kyc_status: Generated<'none' | 'pending' | 'verified' | 'rejected' | 'expired'>;
  tracking_code: string;
  promo_code: string;
  /** Chosen last, for games opened from then on; null until one is chosen. */
  client_seed: Generated<string | null>;
  registered_ip: string;
  /** Null until the password of the registration is replaced. */
  password_changed_at: Generated<Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** `email_change` confirms a new mail address, `email_undo` restores an old one. */
export type AccountTokenPurpose = 'activation' | 'password_reset' | 'email_change' | 'email_undo';

export type AccountTokensTable = {
  token_hash: Buffer;
  player_id: string;
  purpose: AccountTokenPurpose;
  /** The address it was mailed to. */
  email: string;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
  /** When it was used or withdrawn. Such a token is stored for a while, so that its link can say so. */
  used_at: ColumnType<Date | null, never, Date>;
  /** Increases with every issued token. */
  issue_number: GeneratedAlways<string>;
};

/** A previous name of a player. */
export type NameChangesTable = {
  id: GeneratedAlways<string>;
  player_id: string;
  first_name: string;
  last_name: string;
  created_at: ColumnType<Date, Date, never>;
};

/** Personal data of a player in canonical form, for comparing persons; written with the player. */
export type PersonKeysTable = {
  player_id: string;
  name_parts: string[];
  birthday: string;
  email_key: string;
  phone_key: string;
};

declare module '../database/schema.ts' {
  interface Schema {
    players: PlayersTable;
    account_tokens: AccountTokensTable;
    name_changes: NameChangesTable;
    person_keys: PersonKeysTable;
  }
}
