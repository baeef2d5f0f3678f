import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import { sql, type Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { Limit } from './limits.rules.ts';
import type { PlayerLimitsTable } from './limits.tables.ts';

type LimitRow = Selectable<PlayerLimitsTable>;

/** A limit of a player, with its pending change; pass it through `limitAt` before use. */
export async function readLimit(db: Connection, playerId: string, kind: LimitKind, period: LimitPeriod): Promise<Limit | undefined> {
  const row = await db
    .selectFrom('player_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row && limitOf(row);
}

function limitOf(row: LimitRow): Limit {
  const { kind, period, amount, pending_amount, pending_from, pending_lapses_at } = row;
  return { kind, period, amount, pending: pending_from && { amount: pending_amount, from: pending_from, lapsesAt: pending_lapses_at } };
}

/** Stores a limit; one without an amount is deleted. */
export async function writeLimit(trx: DatabaseTransaction, playerId: string, { kind, period, amount, pending }: Limit): Promise<void> {
  if (amount === null) {
    await trx.deleteFrom('player_limits').where('player_id', '=', playerId).where('kind', '=', kind).where('period', '=', period).execute();
    return;
  }
  const changes = {
    amount,
    pending_amount: pending?.amount ?? null,
    pending_from: pending?.from ?? null,
    pending_lapses_at: pending?.lapsesAt ?? null,
  };
  await trx
    .insertInto('player_limits')
    .values({ player_id: playerId, kind, period, ...changes })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(changes))
    .execute();
}

/** Records that a session limit signed the player out; false if another process did, or nothing was staked since. */
export async function markSignedOut(trx: DatabaseTransaction, playerId: string, lastStakeAt: Date, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into reality_checks as own (player_id, signed_out_at) values (${playerId}, ${at})
    on conflict (player_id) do update set signed_out_at = excluded.signed_out_at
    where own.signed_out_at is null or own.signed_out_at < ${lastStakeAt}
    returning player_id`.execute(trx);
  return rows.length > 0;
}
