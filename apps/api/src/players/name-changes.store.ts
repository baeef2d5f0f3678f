import type { Connection } from '../database/database.ts';

/** A change of a name, mail address or password counts as recent for this long. */
export const recentChangeDays = 7;

export type PersonName = { readonly first_name: string; readonly last_name: string };

/** Stores the name that a player had until now. */
export async function insertNameChange(db: Connection, playerId: string, before: PersonName, at: Date): Promise<void> {
  const { first_name, last_name } = before;
  await db.insertInto('name_changes').values({ player_id: playerId, first_name, last_name, created_at: at }).execute();
}

/** The name that a player had before the first of the recent changes: later ones may be steps of the same take-over. */
export function readNameBeforeChange(db: Connection, playerId: string, at: Date): Promise<PersonName | undefined> {
  return db
    .selectFrom('name_changes')
    .select(['first_name', 'last_name'])
    .where('player_id', '=', playerId)
    .where('created_at', '>', new Date(at.getTime() - recentChangeDays * 86_400_000))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
