import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { AddedFactors, ChallengePurpose, PasskeysTable } from './factors.tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

/** Maximum passkeys that are read: more than can be added now, since there was no maximum in the past. */
const maxReadPasskeys = 100;

/** The passkeys of a player, the oldest first. */
export function readPasskeys(db: Connection, playerId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('player_id', '=', playerId).orderBy('created_at').orderBy('id').limit(maxReadPasskeys).execute();
}

export function findPasskey(db: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Returns undefined if the credential already exists. */
export function insertPasskey(db: Connection, passkey: Insertable<PasskeysTable>): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Records a use; returns false if the passkey was removed, or used concurrently with this counter or a later one. */
export async function markPasskeyUsed(db: Connection, { id, counter: before }: PasskeyRow, counter: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskey(db: Connection, playerId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a passkey of the player and returns its name. */
export async function deletePasskey(db: Connection, playerId: string, id: string): Promise<string | undefined> {
  return (await db.deleteFrom('passkeys').where('player_id', '=', playerId).where('id', '=', id).returning('name').executeTakeFirst())?.name;
}

/** Deletes the passkeys of a player, or only some of them, and returns how many there were. */
export async function deletePasskeys(db: Connection, playerId: string, added?: AddedFactors): Promise<number> {
  const rows = await db
    .deleteFrom('passkeys')
    .where('player_id', '=', playerId)
    .$if(added?.since !== undefined, (query) => query.where('created_at', '>=', added?.since ?? new Date(0)))
    .$if(added?.exceptIn !== undefined, (query) => query.where('session_id', 'is distinct from', added?.exceptIn ?? null))
    .returning('id')
    .execute();
  return rows.length;
}

type NewChallenge = { challenge: string; purpose: ChallengePurpose; sessionId: string | null; expiresAt: Date };

export async function insertChallenge(db: Connection, { challenge, purpose, sessionId, expiresAt }: NewChallenge): Promise<void> {
  await db.insertInto('passkey_challenges').values({ challenge, purpose, session_id: sessionId, expires_at: expiresAt }).execute();
}

/** Deletes a challenge and returns it. */
export function takeChallenge(db: Connection, challenge: string) {
  return db.deleteFrom('passkey_challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst();
}

export async function deleteExpiredChallenges(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
