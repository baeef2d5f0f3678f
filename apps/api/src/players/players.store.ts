import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { plainEmail, usernameKey } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import type { PlayersTable } from './players.tables.ts';
import { personFields } from '../text-matching/person-keys.rules.ts';
import { writePersonKeys } from './person-keys.store.ts';
import { usernameSkeleton } from '../text-matching/username.rules.ts';

export type PlayerRow = Selectable<PlayersTable>;

/** Returns the new player's id, or `undefined` if the username or a look-alike is taken. */
export async function insertPlayer(db: Connection, player: Omit<Insertable<PlayersTable>, 'username_skeleton'>): Promise<string | undefined> {
  const row = await db
    .insertInto('players')
    .values({ ...player, username_skeleton: usernameSkeleton(player.username) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await writePersonKeys(db, row.id, player);
  return row?.id;
}

/**
 * The account with this login name ({@link loginKey}): its username or, with an `@`, which no username contains, its mail address. An address counts
 * only if it is confirmed and belongs to a single account, because anyone can register with another person's address.
 */
export async function findPlayerToLogIn(db: Connection, key: string) {
  const [player, other] = await db
    .selectFrom('players')
    .select(['id', 'username_key', 'password_hash', 'status', 'block_reason', 'country', 'registered_ip'])
    .where((eb) =>
      isMailAddress(key) ? eb.and([eb('activated', '=', true), eb(eb.fn('lower', ['email']), '=', key)]) : eb('username_key', '=', key),
    )
    .limit(2)
    .execute();
  return other ? undefined : player;
}

/** Accounts by the login names that refer to them ({@link findPlayerToLogIn}). */
export async function findPlayersToLogIn(db: Connection, keys: readonly string[]): Promise<Map<string, { id: string; scope: string[] }>> {
  const addresses = keys.filter(isMailAddress);
  const names = keys.filter((key) => !isMailAddress(key));
  const named =
    names.length === 0
      ? []
      : await db.selectFrom('players').select(['id', 'username_key as key', 'scope']).where('username_key', 'in', names).execute();
  const mailed =
    addresses.length === 0
      ? []
      : await db
          .selectFrom('players')
          .select(({ fn }) => ['id', 'scope', fn<string>('lower', ['email']).as('key')])
          .where('activated', '=', true)
          .where(({ fn }) => fn('lower', ['email']), 'in', addresses)
          .execute();
  const own = mailed.filter(({ id, key }) => !mailed.some((other) => other.key === key && other.id !== id));
  return new Map([...named, ...own].map((player) => [player.key, player]));
}

/** The canonical form of a login name, which is a mail address or a username. */
export function loginKey(name: string): string {
  const address = plainEmail(name);
  return isMailAddress(address) ? address.toLowerCase() : usernameKey(name);
}

function isMailAddress(key: string): boolean {
  return key.includes('@');
}

/** Whether a player has this username or a look-alike. */
export async function isNameTaken(db: Connection, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('id')
    .where(({ eb }) => eb.or({ username_key: usernameKey(username), username_skeleton: usernameSkeleton(username) }))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account was registered from one of these forms of an IP address. */
export async function isAddressTaken(db: Connection, forms: readonly string[]): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where('registered_ip', 'in', forms).limit(1).executeTakeFirst()) !== undefined;
}

/** Serialises registrations from one IP address until the transaction ends. */
export async function lockAddress(trx: Connection, caller: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${caller}`}, 0))`.execute(trx);
}

export function findPlayer(db: Connection, id: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
}

export function readPlayer(db: Connection, id: string): Promise<PlayerRow> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function isPlayer(db: Connection, id: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The password's hash and whether the account may be used, locked until the caller's transaction ends. */
export function lockPassword(db: Connection, id: string) {
  return db.selectFrom('players').select(['password_hash', 'status', 'block_reason']).where('id', '=', id).forShare().executeTakeFirstOrThrow();
}

/** The player, locked until the caller's transaction ends. */
export function lockPlayer(db: Connection, id: string): Promise<PlayerRow> {
  return db.selectFrom('players').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function updatePlayer(db: Connection, id: string, changes: Updateable<PlayersTable>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const player = await db.updateTable('players').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
  if (player && personFields.some((field) => field in changes)) await writePersonKeys(db, id, player);
}

const recoverable = ['id', 'username', 'first_name', 'email', 'language', 'activated'] as const;

/** The account with this username, if it has this mail address, case-insensitive. */
export function findPlayerByNameAndEmail(db: Connection, key: string, email: string) {
  return db
    .selectFrom('players')
    .select(recoverable)
    .where('username_key', '=', key)
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Accounts with a mail address, case-insensitive: confirmed ones first, then the oldest. */
export function findPlayersByEmail(db: Connection, email: string, limit: number) {
  return db
    .selectFrom('players')
    .select(recoverable)
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .orderBy('activated', 'desc')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
