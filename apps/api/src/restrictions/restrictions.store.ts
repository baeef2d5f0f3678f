import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { isClosed } from './closures.store.ts';
import { isOnRegistry } from './registry-exclusions.store.ts';
import type { PlayerRestrictionsTable } from './restrictions.tables.ts';

export async function insertRestriction(trx: DatabaseTransaction, restriction: Insertable<PlayerRestrictionsTable>): Promise<void> {
  await trx.insertInto('player_restrictions').values(restriction).execute();
}

/** The end of the active break, the latest of several. */
export async function readBreakEnd(db: Connection, playerId: string, at: Date): Promise<Date | null> {
  const { until } = await db
    .selectFrom('player_restrictions')
    .select((select) => select.fn.max('ends_at').as('until'))
    .where('player_id', '=', playerId)
    .where('kind', '=', 'break')
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow();
  return until;
}

/** Applies the longest break among several accounts to those with a shorter break or none, and returns these. */
export async function insertSharedBreak(
  trx: DatabaseTransaction,
  playerIds: readonly string[],
  at: Date,
): Promise<{ readonly playerId: string; readonly old: Date | null; readonly until: Date }[]> {
  const breaks = await trx
    .selectFrom('player_restrictions')
    .select(['player_id', (select) => select.fn.max('ends_at').as('until')])
    .where('player_id', 'in', [...playerIds])
    .where('kind', '=', 'break')
    .where('ends_at', '>', at)
    .groupBy('player_id')
    .execute();
  const untils = new Map(breaks.flatMap(({ player_id, until }) => (until ? [[player_id, until] as const] : [])));
  const longest = [...untils.values()].toSorted((one, other) => other.getTime() - one.getTime())[0];
  if (!longest) return [];
  const shorter = playerIds.filter((playerId) => (untils.get(playerId) ?? at) < longest);
  for (const playerId of shorter) await insertRestriction(trx, { player_id: playerId, kind: 'break', starts_at: at, ends_at: longest });
  return shorter.map((playerId) => ({ playerId, old: untils.get(playerId) ?? null, until: longest }));
}

/** The end of the active self-exclusion, the latest of several; `null` if it is permanent. */
export async function findExclusion(db: Connection, playerId: string, at: Date): Promise<{ readonly until: Date | null } | undefined> {
  const row = await db
    .selectFrom('player_restrictions')
    .select('ends_at')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'self_exclusion')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row && { until: row.ends_at };
}

/** Whether an account is held until staff decide whether it belongs to a self-excluded person. */
export function isHeld(playerId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from person_matches
    join player_restrictions on player_restrictions.player_id = person_matches.excluded_player_id and kind = 'self_exclusion'
    where person_matches.player_id = ${playerId} and state = 'held' and (ends_at is null or ends_at > ${at})
  )`;
}

/** Whether a player is on a break or self-excluded, here or by a registry, or has closed the account. */
export function isRestricted(playerId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> {
  return sql<boolean>`(${isClosed(playerId)} or ${isOnRegistry(playerId)} or exists (
    select from player_restrictions where player_restrictions.player_id = ${playerId} and (ends_at is null or ends_at > ${at})
  ))`;
}

/** Why a player may neither play nor claim: a break, a self-exclusion, a closed account, or a match with an excluded person. */
export async function findClosure(db: Connection, playerId: string, at: Date): Promise<'account_restricted' | 'verification_required' | undefined> {
  const { rows } = await sql<{ is_restricted: boolean; is_held: boolean }>`
    select ${isRestricted(sql`${playerId}`, at)} as is_restricted, ${isHeld(sql`${playerId}`, at)} as is_held`.execute(db);
  if (rows[0]?.is_restricted) return 'account_restricted';
  return rows[0]?.is_held ? 'verification_required' : undefined;
}
