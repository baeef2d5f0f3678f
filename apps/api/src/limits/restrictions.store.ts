import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { PlayerRestrictionsTable } from './limits.tables.ts';

export async function insertRestriction(trx: DatabaseTransaction, restriction: Insertable<PlayerRestrictionsTable>): Promise<void> {
  await trx.insertInto('player_restrictions').values(restriction).execute();
}

/** The end of the break that holds now, the latest of several. */
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

/** The end of the self-exclusion that runs, the longest of several; `null` when it has none. */
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

/** Whether an account waits for a decision on its likeness to a person whose self-exclusion runs. */
export function isHeld(playerId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from person_matches
    join player_restrictions on player_restrictions.player_id = person_matches.excluded_player_id and kind = 'self_exclusion'
    where person_matches.player_id = ${playerId} and state = 'held' and (ends_at is null or ends_at > ${at})
  )`;
}

/** Why a player may neither play nor claim: a break or a self-exclusion, or likeness to a person who is excluded. */
export async function findClosure(db: Connection, playerId: string, at: Date): Promise<'account_restricted' | 'verification_required' | undefined> {
  const { rows } = await sql<{ is_restricted: boolean; is_held: boolean }>`
    select exists (
      select from player_restrictions where player_id = ${playerId} and (ends_at is null or ends_at > ${at})
    ) as is_restricted, ${isHeld(sql`${playerId}`, at)} as is_held`.execute(db);
  if (rows[0]?.is_restricted) return 'account_restricted';
  return rows[0]?.is_held ? 'verification_required' : undefined;
}

/** Notes that a session limit signed the player out; false when another process did, or nothing was staked since. */
export async function markSignedOut(trx: DatabaseTransaction, playerId: string, lastStakeAt: Date, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into reality_checks as own (player_id, signed_out_at) values (${playerId}, ${at})
    on conflict (player_id) do update set signed_out_at = excluded.signed_out_at
    where own.signed_out_at is null or own.signed_out_at < ${lastStakeAt}
    returning player_id`.execute(trx);
  return rows.length > 0;
}
