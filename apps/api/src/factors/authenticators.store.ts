import type { Connection } from '../database/database.ts';
import type { AddedFactors } from './factors.tables.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';

/** The authenticator app that is required at login, if any. */
export function findAuthenticator(db: Connection, playerId: string) {
  return db.selectFrom('authenticators').selectAll().where('player_id', '=', playerId).where('confirmed_at', 'is not', null).executeTakeFirst();
}

/** Like {@link findAuthenticator}, locked until the caller's transaction ends. */
export function lockAuthenticator(db: Connection, playerId: string) {
  return db
    .selectFrom('authenticators')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a secret, replacing an unconfirmed one; returns false if a confirmed one exists. */
export async function startAuthenticator(db: Connection, { id, playerId }: PlayerSession, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('authenticators')
    .values({ player_id: playerId, secret, created_at: now, confirmed_at: null, session_id: id })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ secret, created_at: now, session_id: id }).where('authenticators.confirmed_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An unconfirmed authenticator app that was started after `since`, locked until the caller's transaction ends. */
export function lockStartedAuthenticator(db: Connection, playerId: string, since: Date) {
  return db
    .selectFrom('authenticators')
    .select('secret')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since)
    .forUpdate()
    .executeTakeFirst();
}

export async function confirmAuthenticator(db: Connection, playerId: string, step: number, now: Date): Promise<void> {
  await db.updateTable('authenticators').set({ confirmed_at: now, last_used_step: step }).where('player_id', '=', playerId).execute();
}

/** Marks the code of a time step as used; returns false if it, or a later one, was used before. */
export async function takeStep(db: Connection, playerId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ last_used_step: step })
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .where('last_used_step', '<', String(step))
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a player's authenticator app, confirmed or not, or only one that matches `added`; returns whether it was confirmed. */
export async function deleteAuthenticator(db: Connection, playerId: string, added?: AddedFactors): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticators')
    .where('player_id', '=', playerId)
    .$if(added?.since !== undefined, (query) => query.where('created_at', '>=', added?.since ?? new Date(0)))
    .$if(added?.exceptIn !== undefined, (query) => query.where('session_id', 'is distinct from', added?.exceptIn ?? null))
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

export async function replaceRecoveryCodes(db: Connection, playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ player_id: playerId, code_hash: hash })))
    .execute();
}

/** Marks a recovery code as used; returns false if there is no unused one. `hashes`: of the same code, with each current secret. */
export async function takeRecoveryCode(db: Connection, playerId: string, hashes: readonly Buffer[], now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Connection, playerId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
