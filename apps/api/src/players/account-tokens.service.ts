import type { Connection, Database } from '../database/database.ts';
import {
  deleteExpiredTokens,
  deleteNewerUndoTokens,
  deleteTokensOfPlayer,
  findFirstUndoToken,
  findToken,
  insertAccountToken,
  markTokensUsed,
  markTokenUsed,
  markUndoTokensUsed,
} from './account-tokens.store.ts';
import type { AccountTokenPurpose } from './players.tables.ts';
import { createToken, hashToken } from '../sessions/token.ts';

const hour = 3_600_000;
const lifetimesMs = {
  activation: 72 * hour,
  password_reset: hour,
  // Much shorter than the undo of the same change, so that a thief cannot wait until the undo has expired.
  email_change: 24 * hour,
  email_undo: 72 * hour,
} as const satisfies Record<AccountTokenPurpose, number>;

/** How long an expired token is stored, so that its link shows what happened instead of being unknown. */
const retentionAfterExpiryMs = 30 * 24 * hour;

/** The player and address that a token was issued for; a lower `issueNumber` was issued earlier. */
export type IssuedToken = { readonly playerId: string; readonly email: string; readonly issueNumber: string };

/**
 * A token, and the address it was mailed to. The state `used` includes withdrawn tokens, and used ones that have expired since.
 */
export type AccountToken = IssuedToken & {
  readonly token: string;
  readonly state: 'valid' | 'expired' | 'used';
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** Tokens that are mailed to players. Only their hashes are stored; each is valid once, for one purpose and address and a limited time. */
export type AccountTokens = {
  issue(db: Connection, player: { id: string; email: string }, purpose: AccountTokenPurpose): Promise<string>;
  /** A token that was issued for this purpose. It may have become invalid, and its address may no longer be the player's. */
  find(token: string, purpose: AccountTokenPurpose): Promise<AccountToken | undefined>;
  /** The first valid undo token for an address that a thief may have replaced; undefined if none is valid. */
  findFirstUndo(db: Connection, playerId: string, email: string): Promise<IssuedToken | undefined>;
  /** Marks a token as used; returns false if it was used before or has expired. */
  use(db: Connection, token: string): Promise<boolean>;
  /** Invalidates tokens; their links then result in `token_used`. */
  withdraw(db: Connection, playerId: string, ...purposes: AccountTokenPurpose[]): Promise<void>;
  /**
   * Revokes the tokens that were issued after an undo token, and marks all that restore the same address as used. Earlier undo tokens stay valid:
   * otherwise, a thief could change the address twice and undo the second change, which would invalidate the owner's link.
   */
  withdrawSince(db: Connection, undo: IssuedToken): Promise<void>;
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
      const row = await findToken(database, hashToken(token), purpose);
      if (!row) return undefined;
      const { player_id: playerId, email, issue_number: issueNumber, created_at: sentAt, expires_at: expiresAt } = row;
      const state = row.used_at ? 'used' : expiresAt <= now() ? 'expired' : 'valid';
      return { token, playerId, email, issueNumber, state, sentAt, expiresAt };
    },
    async findFirstUndo(db, playerId, email) {
      const row = await findFirstUndoToken(db, playerId, email, now());
      return row && { playerId, email: row.email, issueNumber: row.issue_number };
    },
    use: (db, token) => markTokenUsed(db, hashToken(token), now()),
    withdraw: (db, playerId, ...purposes) => markTokensUsed(db, playerId, purposes, now()),
    async withdrawSince(db, { playerId, email, issueNumber }) {
      await deleteTokensOfPlayer(db, playerId, ['activation', 'password_reset', 'email_change']);
      await deleteNewerUndoTokens(db, playerId, email, issueNumber);
      await markUndoTokensUsed(db, playerId, email, now());
    },
    sweep: () => deleteExpiredTokens(database, new Date(now().getTime() - retentionAfterExpiryMs)),
  };
}
