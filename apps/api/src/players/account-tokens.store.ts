import type { Connection } from '../database/database.ts';
import type { AccountTokenPurpose } from './players.tables.ts';

type NewToken = { hash: Buffer; playerId: string; purpose: AccountTokenPurpose; email: string; createdAt: Date; expiresAt: Date };

export async function insertAccountToken(db: Connection, { hash, playerId, purpose, email, createdAt, expiresAt }: NewToken): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values({ token_hash: hash, player_id: playerId, purpose, email, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** The player a token was mailed to, if it holds and the player still has that address. */
export async function findTokenPlayer(db: Connection, hash: Buffer, purpose: AccountTokenPurpose, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .innerJoin('players', 'players.id', 'account_tokens.player_id')
    .select('player_id')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .whereRef('account_tokens.email', '=', 'players.email')
    .executeTakeFirst();
  return row?.player_id;
}

/** Takes a token out of use; whether this was the one time it could be. */
export async function deleteToken(db: Connection, hash: Buffer): Promise<boolean> {
  const row = await db.deleteFrom('account_tokens').where('token_hash', '=', hash).returning('player_id').executeTakeFirst();
  return row !== undefined;
}

export async function deleteTokensOfPlayer(db: Connection, playerId: string, purpose: AccountTokenPurpose): Promise<void> {
  await db.deleteFrom('account_tokens').where('player_id', '=', playerId).where('purpose', '=', purpose).execute();
}

export async function deleteExpiredTokens(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
}
