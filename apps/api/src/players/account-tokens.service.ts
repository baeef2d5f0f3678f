import type { Connection, Database } from '../database/database.ts';
import { deleteExpiredTokens, deleteToken, deleteTokensOfPlayer, findTokenPlayer, insertAccountToken } from './account-tokens.store.ts';
import type { AccountTokenPurpose } from './players.tables.ts';
import { createToken, hashToken } from './token.ts';

const minute = 60_000;
const lifetimesMs = { activation: 3 * 24 * 60 * minute, password_reset: 60 * minute } as const satisfies Record<AccountTokenPurpose, number>;

/** Tokens that are mailed to a player: only their hashes are kept, and each is good for one purpose, one address and a while. */
export type AccountTokens = {
  issue(db: Connection, player: { id: string; email: string }, purpose: AccountTokenPurpose): Promise<string>;
  /** Whose token it is, while it holds. */
  playerOf(token: string, purpose: AccountTokenPurpose): Promise<string | undefined>;
  /** Uses a token up; false if somebody else was quicker. */
  use(db: Connection, token: string): Promise<boolean>;
  withdraw(db: Connection, playerId: string, purpose: AccountTokenPurpose): Promise<void>;
  sweep(): Promise<void>;
};

export function createAccountTokens({ database, now }: { database: Database; now: () => Date }): AccountTokens {
  return {
    async issue(db, { id: playerId, email }, purpose) {
      const { token, hash } = createToken();
      const createdAt = now();
      await insertAccountToken(db, { hash, playerId, purpose, email, createdAt, expiresAt: new Date(createdAt.getTime() + lifetimesMs[purpose]) });
      return token;
    },
    playerOf: (token, purpose) => findTokenPlayer(database, hashToken(token), purpose, now()),
    use: (db, token) => deleteToken(db, hashToken(token)),
    withdraw: deleteTokensOfPlayer,
    sweep: () => deleteExpiredTokens(database, now()),
  };
}
