import type { Connection } from '../database/database.ts';

/** A change of a name, mail address or password counts as recent for this long. */
export const recentChangeDays = 7;

type PersonName = { readonly first_name: string; readonly last_name: string };

/** Stores the previous name of a player. */
export async function insertNameChange(db: Connection, playerId: string, before: PersonName, at: Date): Promise<void> {
  const { first_name, last_name } = before;
  await db.insertInto('name_changes').values({ player_id: playerId, first_name, last_name, created_at: at }).execute();
}
