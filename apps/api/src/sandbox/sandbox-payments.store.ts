import type { Insertable, Selectable } from 'kysely';
import type { PaymentOutcome } from '../payments/provider-messages.ts';
import type { SandboxDatabase, SandboxPaymentsTable } from './sandbox-database.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;

/** The payment of an order: a new one, or the one that the reference already has. */
export async function insertOrFindPayment(db: SandboxDatabase, payment: Insertable<SandboxPaymentsTable>): Promise<SandboxPayment> {
  const created = await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  return created ?? db.selectFrom('payments').selectAll().where('reference', '=', payment.reference).executeTakeFirstOrThrow();
}

export function findPayment(db: SandboxDatabase, id: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function keepCard(db: SandboxDatabase, id: string, card: { last4: string; scheme: string }): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'confirming', card_last4: card.last4, card_scheme: card.scheme })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
}

/** Decides payments that are undecided, and notes the message to the operator in the same transaction: no decision is ever untold. */
export async function decide(
  db: SandboxDatabase,
  outcome: PaymentOutcome,
  which: { readonly id: string } | { readonly expiredAt: Date },
  messageOf: (payment: SandboxPayment) => string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const undecided = trx.updateTable('payments').set({ status: outcome }).where('status', 'in', ['created', 'confirming']);
    const chosen = 'id' in which ? undecided.where('id', '=', which.id) : undecided.where('expires_at', '<=', which.expiredAt);
    const decided = await chosen.returningAll().execute();
    if (decided.length === 0) return 0;
    const deliveries = decided.map((payment) => ({
      payment_id: payment.id,
      url: payment.callback_url,
      body: messageOf(payment),
      next_attempt_at: now,
    }));
    await trx.insertInto('deliveries').values(deliveries).execute();
    return decided.length;
  });
}
