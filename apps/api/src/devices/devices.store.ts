import type { Connection } from '../database/database.ts';

/** Whether the player has logged in before, from any device. */
export async function hasLoggedIn(db: Connection, playerId: string): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('player_devices').select('player_id').where('player_id', '=', playerId)),
        exists(selectFrom('sessions').select('player_id').where('player_id', '=', playerId)),
      ]).as('has_logged_in'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(row.has_logged_in);
}

/** Records a login from a device; returns whether it is new to the account. */
export async function noteDevice(db: Connection, playerId: string, deviceId: string, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('player_devices')
    .values({ player_id: playerId, device_id: deviceId, last_login_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device_id')
    .executeTakeFirst();
  if (added) return true;
  await db.updateTable('player_devices').set({ last_login_at: now }).where('player_id', '=', playerId).where('device_id', '=', deviceId).execute();
  return false;
}
