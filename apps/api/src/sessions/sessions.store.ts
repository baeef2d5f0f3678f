import type { Connection } from '../database/database.ts';

type NewSession = {
  tokenHash: Buffer;
  playerId: string;
  ip: string;
  userAgent: string;
  isNewDevice: boolean;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertSession(
  db: Connection,
  { tokenHash, playerId, ip, userAgent, isNewDevice, createdAt, expiresAt }: NewSession,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      player_id: playerId,
      ip,
      user_agent: userAgent,
      is_new_device: isNewDevice,
      created_at: createdAt,
      last_seen_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** The open session of a token; for a blocked account also one that the block ended, so that the player sees the reason. */
export function findOpenSession(db: Connection, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select([
      'sessions.id',
      'sessions.player_id',
      'sessions.expires_at',
      'sessions.last_seen_at',
      'players.currency',
      'players.country',
      'players.language',
      'players.status',
      'players.scope',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where(({ eb, or }) => or([eb('sessions.revoked_at', 'is', null), eb('players.status', '=', 'blocked')]))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

/** Facts of a session and its account that may have changed since a call began; read under a lock before the call moves money. */
export function readAuthority(db: Connection, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['sessions.revoked_at', 'players.password_hash', 'players.status'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** The open sessions of a player, the latest first. */
export function readOpenSessions(db: Connection, playerId: string, now: Date, limit: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'is_new_device', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Updates the last use of a session, unless that was updated after `before`. */
export async function touchSession(db: Connection, id: string, before: Date, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).where('last_seen_at', '<=', before).execute();
}

/** Addresses from which a player has logged in after `since`. */
export async function readAddresses(db: Connection, playerId: string, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('ip')
    .distinct()
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .limit(limit)
    .execute();
  return rows.map(({ ip }) => ip);
}

export async function revokeSession(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

/** Ends an open session of the player; returns whether it existed. */
export async function revokeSessionOfPlayer(db: Connection, playerId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all open sessions of a player, except `exceptId`, and returns them. */
export async function revokeSessionsOfPlayer(db: Connection, playerId: string, exceptId: string | undefined, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends all open sessions of a player except the latest `maxOpen`, and returns them. */
export async function revokeOldestSessions(db: Connection, playerId: string, maxOpen: number, now: Date): Promise<string[]> {
  const oldest = db
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxOpen);
  const rows = await db.updateTable('sessions').set({ revoked_at: now }).where('id', 'in', oldest).returning('id').execute();
  return rows.map(({ id }) => id);
}
