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
} from './sessions.store.ts';
import { createToken, hashToken } from './token.ts';

/** How long a sign-in holds. */
const sessionHours = 24;
/** How long an address counts as the player's own after a sign-in from it. */
const familiarDays = 90;
const maxUserAgentLength = 300;
/** Shown and looked through at most. */
const many = 200;
/** A player who is signed in more often than this has forgotten the others, or somebody else has the password. */
export const maxOpenSessions = 50;

export type PlayerSession = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: Currency;
  readonly country: string;
  readonly scope: readonly string[];
  readonly expiresAt: Date;
};

export type SignIn = { readonly id: string; readonly ip: string; readonly user_agent: string; readonly created_at: Date; readonly expires_at: Date };

export type PlayerSessions = {
  /** Opens a session and returns its token, of which only a hash is stored. */
  open(playerId: string, ip: string, options?: { userAgent?: string; db?: Connection }): Promise<string>;
  /** The open session of a token; `blocked` when its account may not be used, though that has ended its sessions. */
  find(token: string | undefined): Promise<PlayerSession | 'blocked' | undefined>;
  /** The player's sign-ins that hold, the latest first. */
  list(playerId: string): Promise<SignIn[]>;
  /** Addresses the player was signed in from lately. */
  familiarAddresses(playerId: string): Promise<string[]>;
  /** Ends a session; games opened from it take no more bets. */
  revoke(id: string): Promise<void>;
  /** Ends a session of this player; whether there was one. */
  revokeOf(playerId: string, id: string): Promise<boolean>;
  /** Ends the oldest sessions of a player beyond {@link maxOpenSessions}, and says which. */
  revokeOldest(db: Connection, playerId: string): Promise<string[]>;
  /** Ends all sessions of a player, or all but one, and says which: their sockets are to be cut after the commit. */
  revokeAll(db: Connection, playerId: string, keptId?: string): Promise<string[]>;
};

export function createPlayerSessions({ database, now }: { database: Database; now: () => Date }): PlayerSessions {
  return {
    async open(playerId, ip, { userAgent = '', db = database } = {}) {
      const { token, hash } = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + sessionHours * 3_600_000);
      const agent = userAgent.slice(0, maxUserAgentLength);
      await insertSession(db, { tokenHash: hash, playerId, ip: plainAddress(ip), userAgent: agent, createdAt, expiresAt });
      return token;
    },
    async find(token) {
      if (!token) return undefined;
      const row = await findOpenSession(database, hashToken(token), now());
      if (!row) return undefined;
      if (row.status === 'blocked') return 'blocked';
      const { id, player_id: playerId, currency, country, scope, expires_at: expiresAt } = row;
      return { id, playerId, currency, country, scope, expiresAt };
    },
    list: (playerId) => readOpenSessions(database, playerId, now(), many),
    familiarAddresses: (playerId) => readAddresses(database, playerId, new Date(now().getTime() - familiarDays * 86_400_000), many),
    revoke: (id) => revokeSession(database, id, now()),
    revokeOf: (playerId, id) => revokeSessionOfPlayer(database, playerId, id, now()),
    revokeOldest: (db, playerId) => revokeOldestSessions(db, playerId, maxOpenSessions, now()),
    revokeAll: (db, playerId, keptId) => revokeSessionsOfPlayer(db, playerId, keptId, now()),
  };
}
