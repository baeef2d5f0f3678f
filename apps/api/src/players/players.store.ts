import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { PlayersTable } from '../database/schema.ts';

export type PlayerRow = Selectable<PlayersTable>;

/** The new player's id, or `undefined` when the name is taken. */
export async function insertPlayer(db: Connection, player: Insertable<PlayersTable>): Promise<string | undefined> {
  const row = await db
    .insertInto('players')
    .values(player)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findPlayerByName(db: Connection, key: string) {
  return db.selectFrom('players').select(['id', 'password_hash', 'status', 'country']).where('username_key', '=', key).executeTakeFirst();
}

export async function isNameTaken(db: Connection, key: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where('username_key', '=', key).executeTakeFirst()) !== undefined;
}

export async function isAddressTaken(db: Connection, ip: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where('registered_ip', '=', ip).limit(1).executeTakeFirst()) !== undefined;
}

export function readPlayer(db: Connection, id: string): Promise<PlayerRow> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function findPromotion(db: Connection, codeKey: string, now: Date) {
  return db
    .selectFrom('promotions')
    .select(['id', 'title'])
    .where('code_key', '=', codeKey)
    .where('enabled', '=', true)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
}
