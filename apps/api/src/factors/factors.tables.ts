import type { ColumnType, Generated } from 'kysely';

/** The authenticator app of a player; required at login once it is confirmed. */
export type AuthenticatorsTable = {
  player_id: string;
  /** Encrypted. */
  secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  /** The time step of the last code that was used: neither it nor an earlier one is accepted again. */
  last_used_step: ColumnType<string, never, number>;
  /** The session it was set up in. */
  session_id: ColumnType<string | null, string | undefined, string>;
};

export type RecoveryCodesTable = {
  player_id: string;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, never, Date>;
};

export type PasskeysTable = {
  id: Generated<string>;
  player_id: string;
  credential_id: string;
  /** In COSE form. */
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: ColumnType<Date, Date, never>;
  /** The session it was added in. */
  session_id: ColumnType<string | null, string | undefined, never>;
  last_used_at: ColumnType<Date | null, never, Date>;
};

/** Factors added since a time, and not in the session `exceptIn`. */
export type AddedFactors = { readonly since: Date; readonly exceptIn: string | undefined };

export type ChallengePurpose = 'login' | 'add' | 'confirm';

export type PasskeyChallengesTable = {
  challenge: string;
  purpose: ChallengePurpose;
  /** The session it was issued in; none at login. */
  session_id: string | null;
  expires_at: Date;
};

declare module '../database/schema.ts' {
  interface Schema {
    authenticators: AuthenticatorsTable;
    recovery_codes: RecoveryCodesTable;
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
