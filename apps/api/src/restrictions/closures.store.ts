import { sql, type RawBuilder } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

/** Whether a player has closed the account. */
export function isClosed(playerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account_closures where account_closures.player_id = ${playerId} and reopened_at is null)`;
}

/** The same as a query for one player. */
export async function hasClosedAccount(db: Connection, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean }>`select ${isClosed(sql`${playerId}`)} as is_closed`.execute(db);
  return rows[0]?.is_closed ?? false;
}

export async function insertClosure(trx: DatabaseTransaction, playerId: string, at: Date): Promise<void> {
  await trx.insertInto('account_closures').values({ player_id: playerId, closed_at: at }).execute();
}

/** Ends the closure of an account if it was made at or after `since`; returns whether there was one. */
export async function endClosure(trx: DatabaseTransaction, playerId: string, at: Date, since = new Date(0)): Promise<boolean> {
  const ended = await trx
    .updateTable('account_closures')
    .set({ reopened_at: at })
    .where('player_id', '=', playerId)
    .where('reopened_at', 'is', null)
    .where('closed_at', '>=', since)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
