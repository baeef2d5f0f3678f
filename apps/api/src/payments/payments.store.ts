import type { Insertable, Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { PaymentsTable, PaymentStatus } from '../database/schema.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** The new payment, or `undefined` when the player used the key before. */
export function insertPayment(db: Connection, payment: Insertable<PaymentsTable>): Promise<PaymentRow | undefined> {
  return db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findPaymentByKey(db: Connection, playerId: string, key: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('player_id', '=', playerId).where('idempotency_key', '=', key).executeTakeFirst();
}

export function findPaymentOfPlayer(db: Connection, playerId: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('player_id', '=', playerId).where('id', '=', id).executeTakeFirst();
}

export function lockPayment(trx: DatabaseTransaction, id: string): Promise<PaymentRow | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function setRedirectUrl(db: Connection, id: string, url: string): Promise<void> {
  await db.updateTable('payments').set({ redirect_url: url }).where('id', '=', id).execute();
}

export async function settlePayment(db: Connection, id: string, status: PaymentStatus, reason: string | null, at: Date): Promise<void> {
  await db.updateTable('payments').set({ status, reason, settled_at: at }).where('id', '=', id).execute();
}

export async function expirePayments(db: Connection, createdBefore: Date, at: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'expired', settled_at: at })
    .where('status', '=', 'pending')
    .where('created_at', '<', createdBefore)
    .execute();
}

/** Whether the event is new; a second delivery of one is not. */
export async function insertPaymentEvent(
  trx: DatabaseTransaction,
  event: { processor: string; event_id: string; payment_id: string; type: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type PaymentFilter = {
  readonly playerId: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly status: PaymentStatus | undefined;
  readonly offset: number;
  readonly limit: number;
};

export async function readPayments(db: Connection, filter: PaymentFilter): Promise<{ payments: PaymentRow[]; total: number }> {
  const { playerId, from, to, status } = filter;
  const found = db
    .selectFrom('payments')
    .where('player_id', '=', playerId)
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('created_at', '<=', to ?? new Date()))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'));
  const [payments, { total }] = await Promise.all([
    found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { payments, total };
}
