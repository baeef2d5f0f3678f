import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import pg from 'pg';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { CrashRoundsTable } from '../games/games.tables.ts';
import type { RoundSession } from '../games/round-sessions.store.ts';

export type CrashRound = Selectable<CrashRoundsTable>;

export async function insertCrashRound(db: Connection, round: Insertable<CrashRoundsTable>): Promise<void> {
  await db.insertInto('crash_rounds').values(round).execute();
}

export async function updateCrashRound(db: Connection, number: number, changes: Updateable<CrashRoundsTable>): Promise<void> {
  await db.updateTable('crash_rounds').set(changes).where('number', '=', number).execute();
}

export function findLastCrashRound(db: Connection): Promise<CrashRound | undefined> {
  return db.selectFrom('crash_rounds').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export function readCrashRound(db: Connection, number: number): Promise<CrashRound> {
  return db.selectFrom('crash_rounds').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}

/** A round that cannot take off before the transaction ends. */
export function holdCrashRound(trx: DatabaseTransaction, number: number): Promise<CrashRound | undefined> {
  return trx.selectFrom('crash_rounds').selectAll().where('number', '=', number).forShare().executeTakeFirst();
}

/** Waits until every bet that holds the round is committed. */
export async function lockCrashRound(trx: DatabaseTransaction, number: number): Promise<void> {
  await trx.selectFrom('crash_rounds').select('number').where('number', '=', number).forUpdate().execute();
}

export function readUnsettledCrashRounds(db: Connection): Promise<CrashRound[]> {
  return db.selectFrom('crash_rounds').selectAll().where('is_settled', '=', false).orderBy('number').execute();
}

/** Rounds up to a number that are over, newest first. */
export function readEndedCrashRounds(db: Connection, upTo: number, limit: number): Promise<CrashRound[]> {
  return db
    .selectFrom('crash_rounds')
    .selectAll()
    .where('number', '<=', upTo)
    .where('ended_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

function betQuery(db: Connection) {
  return db
    .selectFrom('game_rounds')
    .select([
      'game_rounds.id',
      'game_rounds.round_session_id',
      'game_rounds.player_id',
      'game_rounds.currency',
      'game_rounds.stake',
      'game_rounds.win',
      'game_rounds.real_stake',
      'game_rounds.bonus_stake',
      'game_rounds.balance_after',
      'game_rounds.state',
      'game_rounds.bets',
      'game_rounds.moves',
      'game_rounds.created_at',
      'game_rounds.crash_number',
      'game_rounds.crash_panel',
    ])
    .where('game_rounds.crash_number', 'is not', null);
}

/** A bet on a crash round. */
export type CrashBetRow = NonNullable<Awaited<ReturnType<typeof findCrashBet>>>;

export function findCrashBet(db: Connection, roundSessionId: string, idempotencyKey: string) {
  return betQuery(db).where('round_session_id', '=', roundSessionId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function lockCrashBet(trx: DatabaseTransaction, id: string): Promise<CrashBetRow | undefined> {
  return betQuery(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Owner = Pick<RoundSession, 'id' | 'player_id'>;

/** Locks a bet of the player, in whichever game it was placed, or of the free session. */
export function lockOwnCrashBet(trx: DatabaseTransaction, { id: sessionId, player_id: playerId }: Owner, id: string) {
  return betQuery(trx)
    .where('id', '=', id)
    .$if(playerId !== null, (query) => query.where('player_id', '=', playerId))
    .$if(playerId === null, (query) => query.where('round_session_id', '=', sessionId))
    .forUpdate()
    .executeTakeFirst();
}

/** The bets of the player, or of the free session, on the last `count` rounds up to `number`, the oldest first. */
export function readOwnCrashBets(
  db: Connection,
  { id: sessionId, player_id: playerId }: Owner,
  { number, count }: { number: number; count: number },
): Promise<CrashBetRow[]> {
  const numbers = Array.from({ length: count }, (_, back) => number - back);
  return betQuery(db)
    .where('crash_number', 'in', numbers)
    .where(sql<string>`coalesce(player_id, round_session_id)`, '=', playerId ?? sessionId)
    .where('state', '<>', 'void')
    .orderBy('crash_number')
    .orderBy('crash_panel')
    .execute();
}

export function readOpenCrashBets(db: Connection, number: number): Promise<Pick<CrashBetRow, 'id' | 'bets'>[]> {
  return db.selectFrom('game_rounds').select(['id', 'bets']).where('crash_number', '=', number).where('state', '=', 'open').orderBy('id').execute();
}

/** The highest bets for real money on a round, with their number. */
export function readListedCrashBets(db: Connection, number: number, limit: number) {
  return betQuery(db)
    .innerJoin('players', 'players.id', 'game_rounds.player_id')
    .select(['players.username', sql<number>`count(*) over ()`.as('count')])
    .where('game_rounds.crash_number', '=', number)
    .where('game_rounds.state', '<>', 'void')
    .orderBy('game_rounds.stake', 'desc')
    .orderBy('game_rounds.id')
    .limit(limit)
    .execute();
}

/** Whether a statement failed because the panel has a bet on the round. */
export function isPanelTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'game_rounds_crash_panel';
}
