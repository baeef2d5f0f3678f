import type { Updateable } from 'kysely';
import pg from 'pg';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { GameRoundsTable } from './games.tables.ts';
import type { RoundSession } from './round-sessions.store.ts';

function roundQuery(db: Connection) {
  return db
    .selectFrom('game_rounds')
    .innerJoin('round_sessions', 'round_sessions.id', 'game_rounds.round_session_id')
    .select([
      'game_rounds.id',
      'game_rounds.round_session_id',
      'game_rounds.currency',
      'game_rounds.nonce',
      'game_rounds.stake',
      'game_rounds.win',
      'game_rounds.real_stake',
      'game_rounds.bonus_stake',
      'game_rounds.balance_after',
      'game_rounds.state',
      'game_rounds.outcome',
      'game_rounds.bets',
      'game_rounds.moves',
      'game_rounds.closes_at',
      'game_rounds.created_at',
      'round_sessions.server_seed',
      'round_sessions.client_seed',
    ]);
}

/** A round that started with bets, with the seeds it is drawn from. */
export type BetRoundRow = NonNullable<Awaited<ReturnType<typeof findBetRound>>>;

export function findBetRound(db: Connection, roundSessionId: string, idempotencyKey: string) {
  return roundQuery(db)
    .where('game_rounds.round_session_id', '=', roundSessionId)
    .where('game_rounds.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The open round of this game: of the player on any device, or of a free session. */
export function findOpenRound(db: Connection, { id, player_id: playerId, game_id: gameId }: RoundSession): Promise<BetRoundRow | undefined> {
  return roundQuery(db)
    .where('game_rounds.state', '=', 'open')
    .where('game_rounds.crash_number', 'is', null)
    .where('game_rounds.game_id', '=', gameId)
    .$if(playerId !== null, (query) => query.where('game_rounds.player_id', '=', playerId))
    .$if(playerId === null, (query) => query.where('game_rounds.round_session_id', '=', id))
    .executeTakeFirst();
}

/** Locks a round of this game that belongs to the player, or to the free session. */
export function lockOwnRound(trx: DatabaseTransaction, session: RoundSession, roundId: string): Promise<BetRoundRow | undefined> {
  const { id, player_id: playerId, game_id: gameId } = session;
  return roundQuery(trx)
    .where('game_rounds.id', '=', roundId)
    .where('game_rounds.game_id', '=', gameId)
    .where('game_rounds.bets', 'is not', null)
    .where('game_rounds.crash_number', 'is', null)
    .$if(playerId !== null, (query) => query.where('game_rounds.player_id', '=', playerId))
    .$if(playerId === null, (query) => query.where('game_rounds.round_session_id', '=', id))
    .forUpdate('game_rounds')
    .executeTakeFirst();
}

/** Open rounds whose time is over, in order of id: those after `after`. */
export function findRoundsToClose(db: Connection, now: Date, { after, limit }: { after: string | undefined; limit: number }) {
  return db
    .selectFrom('game_rounds')
    .select('id')
    .where('state', '=', 'open')
    .where('closes_at', '<=', now)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Locks a round whose time is over, unless it is no longer open or another process has locked it. */
export function lockRoundToClose(trx: DatabaseTransaction, id: string, now: Date): Promise<BetRoundRow | undefined> {
  return roundQuery(trx)
    .where('game_rounds.id', '=', id)
    .where('game_rounds.state', '=', 'open')
    .where('game_rounds.closes_at', '<=', now)
    .forUpdate('game_rounds')
    .skipLocked()
    .executeTakeFirst();
}

export async function updateRound(db: Connection, id: string, changes: Updateable<GameRoundsTable>): Promise<void> {
  await db.updateTable('game_rounds').set(changes).where('id', '=', id).execute();
}

/** Whether a statement failed because the player has another open round of the game. */
export function isSecondOpenRound(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'game_rounds_one_open';
}
