import type { Connection } from '../database/database.ts';

/** Whether a player has factors, and when the session was confirmed. */
export function readIdentityFacts(db: Connection, sessionId: string, playerId: string) {
  return db
    .selectFrom('sessions')
    .select(({ exists, or, selectFrom }) => [
      'confirmed_at',
      or([
        exists(
          selectFrom('authenticators').select('authenticators.player_id').where('player_id', '=', playerId).where('confirmed_at', 'is not', null),
        ),
        exists(selectFrom('passkeys').select('passkeys.id').where('player_id', '=', playerId)),
      ]).as('has_factors'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

export async function confirmSession(db: Connection, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}
