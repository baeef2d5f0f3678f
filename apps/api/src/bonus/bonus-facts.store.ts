import { sql } from 'kysely';
import type { GameCategory } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

/** The country where a player is registered. */
export async function readCountry(db: Connection, playerId: string): Promise<string> {
  const { country } = await db.selectFrom('players').select('country').where('id', '=', playerId).executeTakeFirstOrThrow();
  return country;
}

/** The locale of a player. */
export async function readLanguage(db: Connection, playerId: string): Promise<string> {
  const { language } = await db.selectFrom('players').select('language').where('id', '=', playerId).executeTakeFirstOrThrow();
  return language;
}

/** Number of a player's complete deposits, except this one. */
export async function countDeposits(db: Connection, playerId: string, exceptPaymentId?: string): Promise<number> {
  const { deposits } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('deposits'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .$if(exceptPaymentId !== undefined, (query) => query.where('id', '<>', exceptPaymentId ?? ''))
    .executeTakeFirstOrThrow();
  return deposits;
}

/** The real money that a player lost in games between two midnights (UTC): stakes less wins, each by its real part. Never below zero. */
export async function readRealLoss(db: Connection, playerId: string, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { loss } = await db
    .selectFrom('bet_days')
    .select(sql<number>`greatest(0, coalesce(sum(real_lost), 0))::bigint`.as('loss'))
    .where('player_id', '=', playerId)
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(to))
    .where('state', 'not in', ['open', 'void'])
    .executeTakeFirstOrThrow();
  return loss;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Whether a game is in one of the categories. */
export async function isGameIn(db: Connection, gameId: number, categories: readonly GameCategory[]): Promise<boolean> {
  const row = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .where(sql<boolean>`categories && ${sql.val([...categories])}::text[]`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Average RTP in per cent of the games whose stakes count in full, from which the expected cost of wagering is computed. */
export async function readAverageRtp(db: Connection): Promise<number> {
  const { rtp } = await db
    .selectFrom('games')
    .select(sql<number | null>`round(avg(rtp)::numeric, 1)::double precision`.as('rtp'))
    .where(sql<boolean>`enabled and wagering_weight = 100`)
    .executeTakeFirstOrThrow();
  return rtp ?? 100;
}

/** The categories that have a game which can be opened now. */
export async function readOpenCategories(db: Connection): Promise<readonly GameCategory[]> {
  const rows = await db
    .selectFrom('games')
    .select(sql<GameCategory>`distinct unnest(categories)`.as('category'))
    .where('enabled', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ category }) => category);
}

/**
 * Whether another account of the same person has, or received money from, a promotion of a family. Details that a stranger can enter must not deprive
 * the player: the other account's mailbox must be confirmed, and a phone number or a name counts only together with the birthday.
 */
export async function hasPersonReceived(db: Connection, playerId: string, { family, period }: { family: string; period: string }): Promise<boolean> {
  const { rows } = await sql`
    select from person_keys own
    join lateral (
      select player_id from person_keys join players on players.id = player_id where email_key = own.email_key and activated
      union select player_id from person_keys where phone_key <> '' and phone_key = own.phone_key and birthday = own.birthday
      union select player_id from person_keys
        where birthday = own.birthday and name_parts <> '{}' and ${fullParts('person_keys.name_parts')} = ${fullParts('own.name_parts')}
    ) same on same.player_id <> own.player_id
    join player_bonuses had on had.player_id = same.player_id
    where own.player_id = ${playerId} and had.family = ${family} and had.period = ${period}
      and (had.status = 'issued' or had.amount is not null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Lets only one account of a person claim at a time, until the caller's transaction ends. */
export async function lockPerson(trx: DatabaseTransaction, playerId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(part, 0) as key
      from person_keys, unnest(array[
        email_key, 'phone ' || phone_key || ' ' || birthday, birthday || ' ' || array_to_string(${fullParts('person_keys.name_parts')}, ' ')
      ]) as parts (part)
      where player_id = ${playerId} order by 1
    ) keys`.execute(trx);
}

/** The parts of a name without initials, which can be added freely; all parts if fewer than two others remain. */
function fullParts(nameParts: string) {
  return sql<string[]>`coalesce(
    (select array_agg(word order by word) from unnest(${sql.ref(nameParts)}) as words (word) where word !~ '^[a-z]$' having count(*) > 1),
    ${sql.ref(nameParts)})`;
}
