import { createHash } from 'node:crypto';
import type { PaymentEvent, PaymentOrder, PaymentOutcome } from '../payments/provider-messages.ts';
import { checkCard, type CardForm, type CardCheck } from './card.rules.ts';
import type { Deliveries } from './deliveries.service.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { decide, findPayment, insertOrFindPayment, keepCard, type SandboxPayment } from './sandbox-payments.store.ts';

/** A page that nobody finishes is given up after this. */
const lifetimeMinutes = 30;

export type SandboxPayments = {
  /** Takes an order, or answers the payment its reference has; `conflict` when that was another order. */
  order(order: PaymentOrder): Promise<SandboxPayment | 'conflict'>;
  /** The payment as it stands; one whose time is over is expired by looking at it. */
  find(id: string): Promise<SandboxPayment | undefined>;
  /** Checks the card and goes on to the bank's question, or straight to the refusal of a card that is always declined. */
  useCard(payment: SandboxPayment, form: CardForm): Promise<CardCheck>;
  /** Decides once; a second decision changes nothing. */
  decide(id: string, outcome: PaymentOutcome): Promise<void>;
  expireDue(): Promise<void>;
};

export function createSandboxPayments({
  database,
  now,
  deliveries,
}: {
  database: SandboxDatabase;
  now: () => Date;
  deliveries: Deliveries;
}): SandboxPayments {
  const decideAs = async (outcome: PaymentOutcome, which: { id: string } | { expiredAt: Date }) => {
    const decidedCount = await decide(database, outcome, which, (payment) => messageOf(payment, outcome), now());
    if (decidedCount > 0) deliveries.wake();
  };

  return {
    async order(order) {
      const hash = createHash('sha256').update(JSON.stringify(order)).digest();
      const at = now();
      const payment = await insertOrFindPayment(database, {
        ...order,
        order_hash: hash,
        created_at: at,
        expires_at: new Date(at.getTime() + lifetimeMinutes * 60_000),
      });
      return payment.order_hash.equals(hash) ? payment : 'conflict';
    },
    async find(id) {
      const payment = await findPayment(database, id);
      if (!payment || payment.expires_at > now() || !isUndecided(payment)) return payment;
      await decideAs('expired', { id });
      return findPayment(database, id);
    },
    async useCard(payment, form) {
      const check = checkCard(form, now());
      if (check.ok && check.card.outcome === 'declines') await decideAs('failed', { id: payment.id });
      else if (check.ok) await keepCard(database, payment.id, check.card);
      return check;
    },
    decide: (id, outcome) => decideAs(outcome, { id }),
    expireDue: () => decideAs('expired', { expiredAt: now() }),
  };
}

export function isUndecided(payment: SandboxPayment): boolean {
  return payment.status === 'created' || payment.status === 'confirming';
}

/** The event's id is the payment's: a payment is decided once, so it has one event. */
function messageOf(payment: SandboxPayment, type: PaymentOutcome): string {
  const { id, reference, amount_minor, currency } = payment;
  return JSON.stringify({ event_id: id, type, reference, amount_minor, currency } satisfies PaymentEvent);
}
