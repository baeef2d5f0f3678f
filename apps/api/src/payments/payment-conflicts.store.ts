import { sql, type Insertable, type Selectable } from 'kysely';
import { isCurrency, type Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import type { PaymentConflictsTable } from './payments.tables.ts';
import type { PaymentEvent } from './provider-messages.ts';

export type PaymentConflictRow = Selectable<PaymentConflictsTable>;

/** Lists a report that contradicts the ledger, once per event id, in the transaction that stores its event. */
export async function insertPaymentConflict(trx: DatabaseTransaction, conflict: Insertable<PaymentConflictsTable>): Promise<void> {
  await trx
    .insertInto('payment_conflicts')
    .values(conflict)
    .onConflict((known) => known.columns(['processor', 'event_id']).doNothing())
    .execute();
}

type Money = { readonly amount: number; readonly currency: Currency };

/** The money that an event reports, or the booked money if the currency is unknown. */
export function reportedMoney({ amount_minor: amount, currency }: PaymentEvent, booked: Money): Money {
  return isCurrency(currency) ? { amount, currency } : { amount: booked.amount, currency: booked.currency };
}

/** A conflict, locked until the caller's transaction ends. */
export function lockPaymentConflict(trx: DatabaseTransaction, id: string): Promise<PaymentConflictRow | undefined> {
  return trx.selectFrom('payment_conflicts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type Seen = { readonly seen_by: string; readonly seen_at: Date; readonly note: string };

/** Marks a locked conflict as seen; its version is incremented. */
export function markConflictSeen(trx: DatabaseTransaction, id: string, seen: Seen): Promise<PaymentConflictRow> {
  return trx
    .updateTable('payment_conflicts')
    .set({ ...seen, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
