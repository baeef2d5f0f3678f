import type { ColumnType, Generated } from 'kysely';

export type SessionsTable = {
  id: Generated<string>;
  token_hash: Buffer;
  player_id: string;
  ip: string;
  /** The browser's User-Agent header. */
  user_agent: Generated<string>;
  created_at: ColumnType<Date, Date | undefined, never>;
  expires_at: Date;
  revoked_at: Date | null;
  /** Updated every few minutes while the session is used. */
  last_seen_at: Generated<Date>;
  is_new_device: Generated<boolean>;
  /** When the player last confirmed their identity in this session. */
  confirmed_at: Generated<Date | null>;
};

/** A device from which a player logged in. */
export type PlayerDevicesTable = {
  player_id: string;
  device_id: string;
  last_login_at: Date;
};

declare module '../database/schema.ts' {
  interface Schema {
    sessions: SessionsTable;
    player_devices: PlayerDevicesTable;
  }
}
