import { createHash, createHmac } from 'node:crypto';
import type { Confirmation, ConfirmationOutcome, PaymentEvent, PaymentOrder, PaymentOutcome } from '../payments/provider-messages.ts';
import type { Rates } from '../payments/reference-rates.ts';
import { uuidOfDigest } from '../ids/uuid-of-digest.ts';
import { checkCard, storedFieldsOf, storableText, type CardForm } from './card.rules.ts';
import { attemptCode } from './confirmations.ts';
import type { Deliveries } from './deliveries.service.ts';
import { openingOf } from './opening.rules.ts';
import { checkFields, type OrderFault } from './order-check.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import {
  decide,
  findPayment,
  findPaymentOf,
  insertPayment,
  isUndecided,
  storeCard,
  storeRefused,
  scheduleDecision,
  type Decision,
  type Paid,
  type SandboxPayment,
} from './sandbox-payments.store.ts';

/** A payment that was left undecided is approved after this time. */
const laterMs = 60_000;

export type SandboxPayments = {
  /** Accepts an order, or returns the existing payment of its reference; `conflict` if that order was different. With a fault nothing is stored. */
  order(order: PaymentOrder): Promise<SandboxPayment | OrderFault | 'conflict'>;
  /** The payment in its current state; expires it if its time has passed. */
  find(id: string): Promise<SandboxPayment | undefined>;
  /** Checks the card, then awaits the bank's confirmation, or fails for a card that is always declined. Stores faults for the page. */
  useCard(payment: SandboxPayment, form: CardForm): Promise<void>;
  /** Stores an invalid amount of coins, for the page. */
  refuseCoins(payment: SandboxPayment, typed: string): Promise<void>;
  confirm(confirmation: Confirmation): Promise<ConfirmationOutcome>;
  /** Decides the payment; a second decision changes nothing. Money that arrives late is reported as well. */
  decide(payment: SandboxPayment, outcome: PaymentOutcome, paid?: Paid): Promise<void>;
  /** Leaves the payment undecided for a while. */
  decideLater(payment: SandboxPayment): Promise<void>;
  /** Expires payments, and decides those that are due to be decided automatically. */
  sweep(): Promise<void>;
};

type Dependencies = {
  database: SandboxDatabase;
  now: () => Date;
  deliveries: Deliveries;
  secret: string;
  rates: Rates;
};

export function createSandboxPayments({ database, now, deliveries, secret, rates }: Dependencies): SandboxPayments {
  const apply = async (decision: Decision) => {
    const isLate = 'id' in decision && decision.isLate === true;
    const decidedCount = await decide(database, decision, (payment) => messageOf(payment, isLate), now());
    if (decidedCount > 0) deliveries.wake();
  };

  /**
   * A token of the card for later payouts, which does not reveal the number. All players share the few test numbers, so a number counts as a
   * different card for each cardholder.
   */
  const tokenOf = ({ number, holder }: CardForm) => {
    const card = `${number.replace(/\D/g, '')} ${holder.trim().replace(/\s+/g, ' ').toUpperCase()}`;
    return `card_${createHmac('sha256', secret).update(card).digest('base64url').slice(0, 24)}`;
  };

  async function insert(order: PaymentOrder, hash: Buffer): Promise<SandboxPayment | OrderFault | undefined> {
    const at = now();
    const id = idOf(order.reference, secret);
    const { lifetimeMin, details, decide: self } = openingOf(id, order, { secret, now: at, rates });
    const { fields: _fields, method, ...columns } = order;
    return database.transaction().execute(async (trx) => {
      const payment = await insertPayment(trx, {
        ...columns,
        id,
        order_hash: hash,
        method: JSON.stringify(method),
        details: JSON.stringify(details),
        created_at: at,
        expires_at: new Date(at.getTime() + lifetimeMin * 60_000),
        ...(self ? { decide_at: new Date(at.getTime() + self.afterMs), decide_as: self.as } : {}),
      });
      const fault = payment && (await checkFields(trx, order));
      if (!fault) return payment;
      await trx.deleteFrom('payments').where('id', '=', id).execute();
      return fault;
    });
  }

  return {
    async order(order) {
      const hash = createHash('sha256').update(JSON.stringify(order)).digest();
      const inserted = await insert(order, hash);
      if (inserted && 'fault' in inserted) return inserted;
      if (inserted?.decide_at && inserted.decide_at <= now()) await apply({ dueAt: now() });
      const payment = inserted ?? (await findPaymentOf(database, order.reference));
      return payment?.order_hash.equals(hash) ? payment : 'conflict';
    },
    async find(id) {
      const payment = await findPayment(database, id);
      if (!payment || payment.expires_at > now() || !isUndecided(payment)) return payment;
      await apply({ id, outcome: 'expired' });
      return findPayment(database, id);
    },
    async useCard(payment, form) {
      const check = checkCard(form, now());
      if (!check.ok) await storeRefused(database, payment.id, { refusedCard: { typed: storedFieldsOf(form), faults: check.faults } });
      else if (check.card.outcome === 'declines') await apply({ id: payment.id, outcome: 'failed' });
      else await storeCard(database, payment.id, { ...check.card, token: tokenOf(form) });
    },
    refuseCoins: (payment, typed) => storeRefused(database, payment.id, { refusedCoins: storableText(typed) }),
    async confirm(confirmation) {
      const outcome = await attemptCode(database, confirmation, now());
      if (outcome === 'accepted') await apply({ id: confirmation.payment_id, outcome: 'completed' });
      if (outcome === 'failed') await apply({ id: confirmation.payment_id, outcome: 'failed' });
      return outcome;
    },
    async decide(payment, outcome, paid = {}) {
      const isLate = payment.status === 'expired' && outcome === 'completed';
      await apply({ id: payment.id, outcome, isLate, ...paid });
    },
    decideLater: (payment) => scheduleDecision(database, payment.id, new Date(now().getTime() + laterMs), 'completed'),
    async sweep() {
      await apply({ dueAt: now() });
      await apply({ expiredAt: now() });
    },
  };
}

/** The payment id of a reference: derived, so that everything based on it is the same at every attempt. */
function idOf(reference: string, secret: string): string {
  return uuidOfDigest(createHmac('sha256', secret).update(reference).digest());
}

/** The report to the operator. The event id is the payment's id, with a suffix for money that arrives after the payment expired. */
function messageOf(payment: SandboxPayment, isLate: boolean): string {
  const { id, reference, amount_minor, paid_minor, currency, card_token: token, card_scheme: scheme, card_last4: last4 } = payment;
  const card = token && scheme && last4 ? { card: { token, scheme, last4 } } : {};
  const event_id = isLate ? `${id}.late` : id;
  return JSON.stringify({
    event_id,
    type: payment.status as PaymentOutcome,
    reference,
    amount_minor: paid_minor ?? amount_minor,
    currency,
    ...card,
  } satisfies PaymentEvent);
}
