import { sql, type Insertable, type Selectable } from 'kysely';
import type { PaymentEvent, PaymentFailure, PaymentOutcome } from '../payments/provider-messages.ts';
import type { PaymentDetails } from './opening.rules.ts';
import { deliveryOf, queueDeliveries } from './payment-event.ts';
import type { SandboxDatabase, SandboxPaymentsTable, SandboxPaymentStatus } from './sandbox-database.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;

const undecided: readonly SandboxPaymentStatus[] = ['created', 'confirming'];

/** Whether coins were sent and wait for confirmations. */
export function isSent({ confirmations_required: required }: Pick<SandboxPayment, 'confirmations_required'>): boolean {
  return required !== null;
}

export function isUndecided({ status }: Pick<SandboxPayment, 'status'>): boolean {
  return undecided.includes(status);
}

/** Returns the new payment of an order, or undefined if its reference already has one. */
export function insertPayment(db: SandboxDatabase, payment: Insertable<SandboxPaymentsTable>): Promise<SandboxPayment | undefined> {
  return db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findPayment(db: SandboxDatabase, id: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentOf(db: SandboxDatabase, reference: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** A card that was stored with an earlier payment, as columns of a new one that uses it; undefined for an unknown token. */
export function findStoredCard(db: SandboxDatabase, token: string): Promise<Pick<SandboxPayment, StoredCardColumn> | undefined> {
  return db.selectFrom('payments').select(['card_last4', 'card_scheme', 'card_token']).where('card_token', '=', token).limit(1).executeTakeFirst();
}
type StoredCardColumn = 'card_last4' | 'card_scheme' | 'card_token';

/** Stores an accepted card and deletes the refused input. */
export async function storeCard(
  db: SandboxDatabase,
  id: string,
  card: { last4: string; scheme: string; token: string; isSilent: boolean },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: 'confirming',
      card_last4: card.last4,
      card_scheme: card.scheme,
      card_token: card.token,
      details: sql<string>`(details - 'refusedCard') || ${JSON.stringify(card.isSilent ? { isBankSilent: true } : {})}::jsonb`,
    })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
}

/** Stores invalid input, to show it again. */
export async function storeRefused(db: SandboxDatabase, id: string, refused: Pick<PaymentDetails, 'refusedCard' | 'refusedCoins'>): Promise<void> {
  await db
    .updateTable('payments')
    .set({ details: sql<string>`details || ${JSON.stringify(refused)}::jsonb` })
    .where('id', '=', id)
    // Coins may arrive after the payment expired.
    .where('status', 'in', [...undecided, 'expired'])
    .execute();
}

/** Schedules the automatic decision of a payment. */
export async function scheduleDecision(db: SandboxDatabase, id: string, at: Date, outcome: 'completed' | 'failed'): Promise<void> {
  await db.updateTable('payments').set({ decide_at: at, decide_as: outcome }).where('id', '=', id).where('status', 'in', undecided).execute();
}

/** `paidMinor`: the amount that arrived, if it differs from the requested one. `callbackDelayMs`: how late it is reported. */
export type DecisionDetails = { readonly paidMinor?: number; readonly failure?: PaymentFailure; readonly callbackDelayMs?: number };

/** Which payments to decide: a single one (`isLate`: an expired one), all that expire, or all that are due to be decided automatically. */
export type Decision =
  | ({ readonly id: string; readonly outcome: PaymentOutcome; readonly isLate?: boolean } & DecisionDetails)
  | { readonly expiredAt: Date }
  | { readonly dueAt: Date };

/** Decides payments and queues the reports to the operator in the same transaction. Returns the number of payments. */
export function decide(db: SandboxDatabase, decision: Decision, reportOf: (payment: SandboxPayment) => PaymentEvent, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const update = trx.updateTable('payments');
    const chosen =
      'id' in decision
        ? update
            .set({
              status: decision.outcome,
              ...(decision.paidMinor ? { paid_minor: decision.paidMinor } : {}),
              ...(decision.failure ? { failure: decision.failure } : {}),
            })
            .where('id', '=', decision.id)
            .where('status', 'in', decision.isLate ? ['expired'] : undecided)
        : 'dueAt' in decision
          ? update
              .set({ status: sql<PaymentOutcome>`decide_as` })
              .where('decide_at', '<=', decision.dueAt)
              .where('status', 'in', undecided)
          : update
              .set({ status: 'expired' })
              .where('expires_at', '<=', decision.expiredAt)
              .where('status', 'in', undecided)
              // Coins that were sent in time still arrive.
              .where('confirmations_required', 'is', null);
    const decided = await chosen.returningAll().execute();
    if (decided.length === 0) return 0;
    const at = new Date(now.getTime() + (('id' in decision && decision.callbackDelayMs) || 0));
    await queueDeliveries(
      trx,
      decided.map((payment) => deliveryOf(payment, reportOf(payment), at)),
    );
    return decided.length;
  });
}

/** Deducts an amount from a voucher, which is created at its first use. Deducts nothing if the voucher has less than the amount. */
export async function drawVoucher(
  db: SandboxDatabase,
  voucher: { readonly code: string; readonly currency: string; readonly valueMinor: number },
  amountMinor: number,
): Promise<'drawn' | 'used' | 'too_small'> {
  const { code, currency, valueMinor } = voucher;
  await db
    .insertInto('vouchers')
    .values({ code, currency, left_minor: valueMinor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const drawn = await db
    .updateTable('vouchers')
    .set({ left_minor: sql`left_minor - ${amountMinor}` })
    .where('code', '=', code)
    .where('currency', '=', currency)
    .where('left_minor', '>=', amountMinor)
    .returning('code')
    .executeTakeFirst();
  if (drawn) return 'drawn';
  const { left_minor: left } = await db
    .selectFrom('vouchers')
    .select('left_minor')
    .where('code', '=', code)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return left === 0 ? 'used' : 'too_small';
}
