import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { PlayerMessagesTable } from './messages.tables.ts';

export type MessageRow = Selectable<PlayerMessagesTable>;

export async function insertMessage(db: Connection, message: Insertable<PlayerMessagesTable>): Promise<void> {
  await db.insertInto('player_messages').values(message).execute();
}

export function readMessages(db: Connection, playerId: string, { offset, limit }: { offset: number; limit: number }): Promise<MessageRow[]> {
  return db
    .selectFrom('player_messages')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many messages a player has, and how many are unread. */
export async function countMessages(db: Connection, playerId: string): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('player_messages')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread')])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
}

export async function countUnread(db: Connection, playerId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('player_messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks a message of the player as read; returns whether it exists. */
export async function markRead(db: Connection, playerId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('player_messages')
    .set(({ fn, ref, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(now)) }))
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes committed messages that no process has pushed on the live channel yet. */
export async function takeUnpushed(db: Connection, limit: number, now: Date): Promise<MessageRow[]> {
  const rows = await db
    .updateTable('player_messages')
    .set({ pushed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('player_messages')
        .select('id')
        .where('pushed_at', 'is', null)
        .orderBy('created_at')
        .limit(limit)
        .modifyEnd(sql`for update skip locked`),
    )
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}
