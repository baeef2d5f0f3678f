import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import type { HeldMoneyTable } from './payments.tables.ts';

export type HeldMoneyRow = Selectable<HeldMoneyTable>;

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
  readonly creditedPaymentId: string | null;
};

/** Resolves locked held money; its version is incremented. */
export function resolveHeldMoney(trx: DatabaseTransaction, id: string, end: HeldMoneyEnd): Promise<HeldMoneyRow> {
  return trx
    .updateTable('held_money')
    .set({
      resolution: end.resolution,
      resolved_by: end.resolvedBy,
      resolved_at: end.at,
      credited_payment_id: end.creditedPaymentId,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
