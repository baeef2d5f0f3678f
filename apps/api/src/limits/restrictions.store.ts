import { sql, type Insertable } from 'kysely';
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

/** Whether someone who is known by the id or one of the keys has a self-exclusion that runs. */
export async function isExcluded(
  db: Connection,
  who: { readonly playerId: string } | { readonly email_key: string; readonly person_key: string },
  at: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('player_restrictions')
    .select('id')
    .where('kind', '=', 'self_exclusion')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .where((where) =>
      'playerId' in who
        ? where('player_id', '=', who.playerId)
        : where.or([where('email_key', '=', who.email_key), where('person_key', '=', who.person_key)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a break or a self-exclusion holds. */
export async function isRestricted(db: Connection, playerId: string, at: Date): Promise<boolean> {
  const found = await db
    .selectFrom('player_restrictions')
    .select('id')
    .where('player_id', '=', playerId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
