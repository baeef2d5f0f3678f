import type { Insertable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { RoundSessionsTable } from './games.tables.ts';

export async function insertRoundSession(db: Connection, session: Insertable<RoundSessionsTable>): Promise<string> {
  const row = await db.insertInto('round_sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function insertRoundToken(db: Connection, tokenHash: Buffer, roundSessionId: string): Promise<void> {
  await db.insertInto('round_session_tokens').values({ token_hash: tokenHash, round_session_id: roundSessionId }).execute();
}

/** The open session in which a login already plays this game for real money. */
export async function findRealRoundSession(db: Connection, sessionId: string, gameId: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('round_sessions')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('game_id', '=', gameId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

export async function findRoundSessionId(db: Connection, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db.selectFrom('round_session_tokens').select('round_session_id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row?.round_session_id;
}

/** A round session with its game and everything that decides whether it accepts bets. */
export function readRoundSession(db: Connection, id: string) {
  return roundSessionQuery(db, id).executeTakeFirstOrThrow();
}

function roundSessionQuery(db: Connection, id: string) {
  return db
    .selectFrom('round_sessions')
    .innerJoin('games', 'games.id', 'round_sessions.game_id')
    .innerJoin('providers', 'providers.id', 'games.provider_id')
    .leftJoin('sessions', 'sessions.id', 'round_sessions.session_id')
    .leftJoin('players', 'players.id', 'round_sessions.player_id')
    .select([
      'round_sessions.id',
      'round_sessions.game_id',
      'round_sessions.mode',
      'round_sessions.currency',
      'round_sessions.player_id',
      'round_sessions.session_id',
      'round_sessions.server_seed',
      'round_sessions.server_seed_hash',
      'round_sessions.client_seed',
      'round_sessions.next_nonce',
      'round_sessions.last_round_at',
      'round_sessions.expires_at',
      'games.slug',
      'games.name',
      'games.engine',
      'games.game_group',
      'games.features',
      'games.model',
      'games.rtp',
      'games.wagering_weight',
      'games.stage',
      'games.accent',
      'games.lettering',
      'games.symbols',
      'games.min_bet',
      'games.max_bet',
      'games.enabled',
      'games.status as game_status',
      'providers.name as provider_name',
      'sessions.revoked_at',
      'sessions.expires_at as session_expires_at',
      'players.status as player_status',
      'players.country as player_country',
      'players.birthday as player_birthday',
    ])
    .where('round_sessions.id', '=', id);
}

export type RoundSession = Awaited<ReturnType<typeof readRoundSession>>;

/** Locks the session (one round at a time) and reads its state after the wait: PostgreSQL rereads a row that it had to wait for. */
export function lockRoundSession(trx: DatabaseTransaction, id: string): Promise<RoundSession> {
  return roundSessionQuery(trx, id).forNoKeyUpdate('round_sessions').executeTakeFirstOrThrow();
}
