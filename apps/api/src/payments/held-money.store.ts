import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { HeldMoneyTable } from './payments.tables.ts';

export type HeldMoneyRow = Selectable<HeldMoneyTable>;
export type ListedHeldMoney = HeldMoneyRow & { readonly username: string };

export function insertHeldMoney(trx: DatabaseTransaction, held: Insertable<HeldMoneyTable>): Promise<HeldMoneyRow> {
  return trx.insertInto('held_money').values(held).returningAll().executeTakeFirstOrThrow();
}

/** Whether money of a payment has been held. */
export async function hasHeldMoney(trx: DatabaseTransaction, paymentId: string): Promise<boolean> {
  return (await trx.selectFrom('held_money').select('id').where('payment_id', '=', paymentId).limit(1).executeTakeFirst()) !== undefined;
}

/** Held money, locked until the caller's transaction ends. */
export function lockHeldMoney(trx: DatabaseTransaction, id: string): Promise<HeldMoneyRow | undefined> {
  return trx.selectFrom('held_money').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type HeldMoneyEnd = {
  readonly resolution: 'credited' | 'returned';
  readonly resolvedBy: string;
  readonly at: Date;
  readonly creditedPaymentId?: string;
};

/** Resolves locked held money; its version is incremented. */
export function resolveHeldMoney(trx: DatabaseTransaction, id: string, end: HeldMoneyEnd): Promise<HeldMoneyRow> {
  return trx
    .updateTable('held_money')
    .set({
      resolution: end.resolution,
      resolved_by: end.resolvedBy,
      resolved_at: end.at,
      credited_payment_id: end.creditedPaymentId ?? null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type HeldMoneyFilter = { readonly state: 'open' | 'resolved' | undefined; readonly offset: number; readonly limit: number };

export async function readHeldMoney(db: Connection, { state, offset, limit }: HeldMoneyFilter): Promise<{ rows: ListedHeldMoney[]; total: number }> {
  const found = db
    .selectFrom('held_money')
    .$if(state === 'open', (query) => query.where('resolution', 'is', null))
    .$if(state === 'resolved', (query) => query.where('resolution', 'is not', null));
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('players', 'players.id', 'held_money.player_id')
      .selectAll('held_money')
      .select('players.username')
      .orderBy('held_money.created_at')
      .orderBy('held_money.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
