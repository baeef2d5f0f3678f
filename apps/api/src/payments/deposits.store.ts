import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { StoredResponse } from './deposit-response.ts';
import type { PaymentsTable, PaymentStatus } from './payments.tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** Returns the new payment, or `undefined` if the player has used the key before. */
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

/** Stores how a payment continues. A payment that the provider refused has failed, unless it was decided already. */
export async function storeResponse(db: Connection, id: string, response: StoredResponse, providerReference: string, at: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ answer: JSON.stringify(response), provider_reference: providerReference })
    .where('id', '=', id)
    .execute();
  if (response.type !== 'refused') return;
  await db
    .updateTable('payments')
    .set({ status: 'failed', reason: response.error, settled_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

export type Settlement = {
  readonly status: PaymentStatus;
  readonly reason: string | null;
  /** The amount that arrived and the fee, if they differ from the request. */
  readonly arrived?: { readonly amount: number; readonly fee: number; readonly requested: number };
};

/** Ends a payment. For a complete one the caller has locked the wallet. */
export async function settlePayment(db: Connection, id: string, { status, reason, arrived }: Settlement, at: Date): Promise<void> {
  const changed = arrived ? { amount: arrived.amount, fee: arrived.fee, requested_amount: arrived.requested } : {};
  await db
    .updateTable('payments')
    .set({ status, reason, settled_at: at, ...changed })
    .where('id', '=', id)
    .execute();
}

/** Stores which card a deposit came from, for payouts back to it. */
export async function noteCard(db: Connection, id: string, instrumentId: string): Promise<void> {
  await db.updateTable('payments').set({ instrument_id: instrumentId }).where('id', '=', id).execute();
}

/** Expires a player's pending payments that were never opened: they are older than `before`, or their provider is one of `down`. */
export async function expireUnopenedPayments(
  db: Connection,
  { playerId, before, down, at }: { playerId: string; before: Date; down: (processor: string) => boolean; at: Date },
): Promise<void> {
  const unopened = await db
    .selectFrom('payments')
    .select(['id', 'processor', 'created_at'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .where('answer', 'is', null)
    .execute();
  const ids = unopened.filter(({ processor, created_at: createdAt }) => createdAt < before || down(processor)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('payments').set({ status: 'expired', settled_at: at }).where('id', 'in', ids).execute();
}

export async function expirePayments(db: Connection, at: Date): Promise<void> {
  await db.updateTable('payments').set({ status: 'expired', settled_at: at }).where('status', '=', 'pending').where('expires_at', '<', at).execute();
}

/** A processor that the player has deposited with, and the coin, if it was one. */
export type UsedMethod = { readonly processor: string; readonly coin: string | null };

/** What a player has completed deposits with, the last used first. */
export function readUsedMethods(db: Connection, playerId: string): Promise<UsedMethod[]> {
  const coin = sql<string | null>`answer ->> 'coin'`;
  return db
    .selectFrom('payments')
    .select(['processor', coin.as('coin')])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .groupBy(['processor', coin])
    .orderBy(({ fn }) => fn.max('settled_at'), 'desc')
    .execute();
}

/** The processors that the player has ever deposited with. */
export async function processorsPaidWith(db: Connection, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('processor')
    .distinct()
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .execute();
  return rows.map(({ processor }) => processor);
}
