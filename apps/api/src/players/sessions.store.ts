import type { Connection } from '../database/database.ts';

export async function insertSession(db: Connection, session: { tokenHash: Buffer; playerId: string; ip: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: session.tokenHash, player_id: session.playerId, ip: session.ip, expires_at: session.expiresAt })
    .execute();
}

export function findOpenSession(db: Connection, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['sessions.id', 'sessions.player_id', 'sessions.expires_at', 'players.currency', 'players.country', 'players.status', 'players.scope'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function revokeSession(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}
