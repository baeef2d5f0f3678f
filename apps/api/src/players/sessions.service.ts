import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { findOpenSession, insertSession, revokeSession } from './sessions.store.ts';
import { createToken, hashToken } from './token.ts';

/** How long a sign-in holds. */
const sessionHours = 24;

export type PlayerSession = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: Currency;
  readonly country: string;
  readonly scope: readonly string[];
  readonly expiresAt: Date;
};

export type PlayerSessions = {
  /** Opens a session and answers its token, which is kept nowhere. */
  open(playerId: string, ip: string): Promise<string>;
  /** The open session of a token; `blocked` when its account may not be used. */
  find(token: string | undefined): Promise<PlayerSession | 'blocked' | undefined>;
  /** Ends a session; games opened from it take no more bets. */
  revoke(id: string): Promise<void>;
};

export function createPlayerSessions({ database, now }: { database: Database; now: () => Date }): PlayerSessions {
  return {
    async open(playerId, ip) {
      const { token, hash } = createToken();
      const expiresAt = new Date(now().getTime() + sessionHours * 3_600_000);
      await insertSession(database, { tokenHash: hash, playerId, ip, expiresAt });
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
    revoke: (id) => revokeSession(database, id, now()),
  };
}
