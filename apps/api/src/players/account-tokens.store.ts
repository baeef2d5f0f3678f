import type { Connection } from '../database/database.ts';
import type { AccountTokenPurpose } from './players.tables.ts';

type NewToken = { hash: Buffer; playerId: string; purpose: AccountTokenPurpose; email: string; createdAt: Date; expiresAt: Date };

export async function insertAccountToken(db: Connection, { hash, playerId, purpose, email, createdAt, expiresAt }: NewToken): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values({ token_hash: hash, player_id: playerId, purpose, email, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** A token of this purpose, whether or not it is still valid. */
export function findToken(db: Connection, hash: Buffer, purpose: AccountTokenPurpose) {
  return db
    .selectFrom('account_tokens')
    .select(['player_id', 'email', 'issue_number', 'created_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** The oldest valid undo token for an address, case-insensitive. */
export function findFirstUndoToken(db: Connection, playerId: string, email: string, now: Date) {
  return db
    .selectFrom('account_tokens')
    .select(['email', 'issue_number'])
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'email_undo')
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('issue_number')
    .limit(1)
    .executeTakeFirst();
}

/** The addresses that have a valid undo token for a change of a player's address. */
export async function readUndoAddresses(db: Connection, playerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_tokens')
    .select('email')
    .distinct()
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'email_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ email }) => email);
}

/** Marks a token as used; returns false if it already was, or has expired. */
export async function markTokenUsed(db: Connection, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks all undo tokens for an address as used. */
export async function markUndoTokensUsed(db: Connection, playerId: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'email_undo')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}

/** Marks all tokens of these purposes as used. */
export async function markTokensUsed(db: Connection, playerId: string, purposes: readonly AccountTokenPurpose[], now: Date): Promise<void> {
  await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteTokensOfPlayer(db: Connection, playerId: string, purposes: readonly AccountTokenPurpose[]): Promise<void> {
  await db.deleteFrom('account_tokens').where('player_id', '=', playerId).where('purpose', 'in', purposes).execute();
}

/** Deletes the undo tokens of other addresses that were issued after a token. */
export async function deleteNewerUndoTokens(db: Connection, playerId: string, email: string, issueNumber: string): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'email_undo')
    .where('email', '<>', email)
    .where('issue_number', '>', issueNumber)
    .execute();
}

export async function deleteExpiredTokens(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', before).execute();
}
