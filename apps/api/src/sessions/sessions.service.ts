import { plainAddress } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Connection, Database } from '../database/database.ts';
import {
  findOpenSession,
  insertSession,
  readAddresses,
  readOpenSessions,
  revokeSession,
  revokeSessionOfPlayer,
  revokeOldestSessions,
  revokeSessionsOfPlayer,
  touchSession,
} from './sessions.store.ts';
import { createToken, hashToken } from './token.ts';

/** Lifetime of a session. */
const sessionHours = 24;
/** How long an address counts as the player's own after a login from it. */
const familiarDays = 90;
/** Minimum interval between two updates of a session's last use. */
const touchEveryMs = 5 * 60_000;
const maxUserAgentLength = 300;
/** Maximum number of sessions and addresses that are read. */
const maxListed = 200;
/** More sessions mean forgotten ones, or a stolen password. */
export const maxOpenSessions = 50;

export type PlayerSession = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: Currency;
  readonly country: string;
  /** The locale code that the player chose. */
  readonly language: string;
  readonly scope: readonly string[];
  readonly expiresAt: Date;
};

export type OpenSession = {
  readonly id: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly is_new_device: boolean;
  readonly expires_at: Date;
};

export type PlayerSessions = {
  /** Opens a session and returns its token, of which only a hash is stored. */
  open(playerId: string, ip: string, options?: { userAgent?: string; isNewDevice?: boolean; db?: Connection }): Promise<string>;
  /** The open session of a token. `blocked` if its account is blocked, even though the block has ended its sessions. */
  find(token: string | undefined): Promise<PlayerSession | 'blocked' | undefined>;
  /** The player's open sessions, the latest first. */
  list(playerId: string): Promise<OpenSession[]>;
  /** Addresses from which the player logged in recently. */
  familiarAddresses(playerId: string): Promise<string[]>;
  /** Ends a session; games opened in it accept no more bets. */
  revoke(id: string): Promise<void>;
  /** Ends a session of this player; returns whether it existed. */
  revokeOf(playerId: string, id: string): Promise<boolean>;
  /** Ends the oldest sessions of a player beyond {@link maxOpenSessions}, and returns them. */
  revokeOldest(db: Connection, playerId: string): Promise<string[]>;
  /** Ends all sessions of a player, except `exceptId`, and returns them; the caller closes their sockets after the commit. */
  revokeAll(db: Connection, playerId: string, exceptId?: string): Promise<string[]>;
};

export function createPlayerSessions({ database, now }: { database: Database; now: () => Date }): PlayerSessions {
  return {
    async open(playerId, ip, { userAgent = '', isNewDevice = false, db = database } = {}) {
      const { token, hash } = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
      const agent = userAgent.slice(0, maxUserAgentLength);
      await insertSession(db, { tokenHash: hash, playerId, ip: plainAddress(ip), userAgent: agent, isNewDevice, createdAt, expiresAt });
      return token;
    },
    async find(token) {
      if (!token) return undefined;
      const row = await findOpenSession(database, hashToken(token), now());
      if (!row) return undefined;
      if (row.status === 'blocked') return 'blocked';
      const { id, player_id: playerId, currency, country, language, scope, expires_at: expiresAt } = row;
      const staleAt = new Date(now().getTime() - touchEveryMs);
      if (row.last_seen_at <= staleAt) await touchSession(database, id, staleAt, now());
      return { id, playerId, currency, country, language, scope, expiresAt };
    },
    list: (playerId) => readOpenSessions(database, playerId, now(), maxListed),
    familiarAddresses: (playerId) => readAddresses(database, playerId, new Date(now().getTime() - familiarDays * 86_400_000), maxListed),
    revoke: (id) => revokeSession(database, id, now()),
    revokeOf: (playerId, id) => revokeSessionOfPlayer(database, playerId, id, now()),
    revokeOldest: (db, playerId) => revokeOldestSessions(db, playerId, maxOpenSessions, now()),
    revokeAll: (db, playerId, exceptId) => revokeSessionsOfPlayer(db, playerId, exceptId, now()),
  };
}
