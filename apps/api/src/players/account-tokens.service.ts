import type { Connection, Database } from '../database/database.ts';
import {
  deleteExpiredTokens,
  deleteNewerUndoTokens,
  deleteTokensOfPlayer,
  findFirstUndoToken,
  findToken,
  insertAccountToken,
  markTokenUsed,
  markUndoTokensUsed,
} from './account-tokens.store.ts';
import type { AccountTokenPurpose } from './players.tables.ts';
import { createToken, hashToken } from './token.ts';

const hour = 3_600_000;
const lifetimesMs = {
  activation: 72 * hour,
  password_reset: hour,
  // Much shorter than the undo of the same change, so that nobody can wait for that to expire first.
  email_change: 24 * hour,
  email_undo: 72 * hour,
} as const satisfies Record<AccountTokenPurpose, number>;

/** When the way back to an address was first opened: since the issue of its first undo token. */
export type WayBack = { readonly playerId: string; readonly email: string; readonly issueNumber: string };

/** A token that holds, and where it was mailed to; `issueNumber` tells which of two was issued first. */
export type AccountToken = WayBack & { readonly token: string };

/** Tokens that are mailed to a player: only their hashes are kept, and each is good for one purpose, one address, once and for a while. */
export type AccountTokens = {
  issue(db: Connection, player: { id: string; email: string }, purpose: AccountTokenPurpose): Promise<string>;
  /** A token that has not expired. It may be used already, and its address may no longer be the player's. */
  find(token: string, purpose: AccountTokenPurpose): Promise<AccountToken | undefined>;
  /** The way back to an address that its player may have been robbed of: there is one while an undo token to it holds. */
  findWayBack(db: Connection, playerId: string, email: string): Promise<WayBack | undefined>;
  /** Uses a token up; false if it was used before. */
  use(db: Connection, token: string): Promise<boolean>;
  withdraw(db: Connection, playerId: string, ...purposes: AccountTokenPurpose[]): Promise<void>;
  /**
   * Withdraws what was issued since an undo token, and uses up its like. Undo tokens from before it stay: were they withdrawn too, whoever
   * took an account over could change the address twice and undo the second change, and the first owner's link would be void.
   */
  withdrawSince(db: Connection, undo: WayBack): Promise<void>;
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
    async find(token, purpose) {
      const row = await findToken(database, hashToken(token), purpose, now());
      return row && { token, playerId: row.player_id, email: row.email, issueNumber: row.issue_number };
    },
    async findWayBack(db, playerId, email) {
      const row = await findFirstUndoToken(db, playerId, email, now());
      return row && { playerId, email: row.email, issueNumber: row.issue_number };
    },
    use: (db, token) => markTokenUsed(db, hashToken(token), now()),
    withdraw: (db, playerId, ...purposes) => deleteTokensOfPlayer(db, playerId, purposes),
    async withdrawSince(db, { playerId, email, issueNumber }) {
      await deleteTokensOfPlayer(db, playerId, ['activation', 'password_reset', 'email_change']);
      await deleteNewerUndoTokens(db, playerId, email, issueNumber);
      await markUndoTokensUsed(db, playerId, email, now());
    },
    sweep: () => deleteExpiredTokens(database, now()),
  };
}
