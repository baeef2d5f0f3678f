import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import type { Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { Limit } from './limits.rules.ts';
import type { PlayerLimitsTable, ProtectionEventKind } from './limits.tables.ts';

type LimitRow = Selectable<PlayerLimitsTable>;

/** Every limit a player has set, with what waits; read through `limitAt` before it is used. */
export async function readLimits(db: Connection, playerId: string): Promise<Limit[]> {
  const rows = await db.selectFrom('player_limits').selectAll().where('player_id', '=', playerId).orderBy('kind').orderBy('period').execute();
  return rows.map(limitOf);
}

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

/** Keeps a limit as it stands; one without an amount is gone. */
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

export type ProtectionEvent = {
  readonly playerId: string;
  readonly kind: ProtectionEventKind;
  /** The player who did it; null: the operator's clock. */
  readonly madeBy: string | null;
  readonly old: object;
  readonly new: object;
  readonly at: Date;
};

/** Writes who changed what; nothing here is ever changed or removed. */
export async function recordProtection(trx: DatabaseTransaction, event: ProtectionEvent): Promise<void> {
  await trx
    .insertInto('protection_events')
    .values({
      player_id: event.playerId,
      kind: event.kind,
      made_by: event.madeBy,
      old: JSON.stringify(event.old),
      new: JSON.stringify(event.new),
      created_at: event.at,
    })
    .execute();
}
