import { createHash, createHmac } from 'node:crypto';
import type { Confirmation, ConfirmationOutcome, PaymentOrder, PaymentOutcome, ResendOutcome } from '../payments/provider-messages.ts';
import type { Rates } from '../payments/reference-rates.ts';
import { uuidOfDigest } from '../ids/uuid-of-digest.ts';
import { checkCard, storedFieldsOf, storableText, type CardForm } from './card.rules.ts';
import { attemptBankCode } from './bank-code.ts';
import type { CoinConfirmations } from './coin-confirmations.ts';
import { attemptCode } from './confirmations.ts';
import type { Deliveries } from './deliveries.service.ts';
import { openingOf } from './opening.rules.ts';
import { checkFields, type OrderFault } from './order-check.ts';
import { eventOf } from './payment-event.ts';
import { resendCode } from './resends.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import {
  decide,
  findPayment,
  findPaymentOf,
  findStoredCard,
  insertPayment,
  isSent,
  isUndecided,
  storeCard,
  storeRefused,
  scheduleDecision,
  type Decision,
  type DecisionDetails,
  type SandboxPayment,
} from './sandbox-payments.store.ts';

/** A payment that was left undecided is approved after this time. */
const laterMs = 60_000;

export type SandboxPayments = {
  /** Accepts an order, or returns the existing payment of its reference; `conflict` if that order was different. With a fault nothing is stored. */
  order(order: PaymentOrder): Promise<SandboxPayment | OrderFault | 'conflict'>;
  /** The payment in its current state; expires it if its time has passed. */
  find(id: string): Promise<SandboxPayment | undefined>;
  /** Checks the card, then does what its bank decides: asks for confirmation, approves, fails, or never responds. Stores faults for the page. */
  useCard(payment: SandboxPayment, form: CardForm): Promise<void>;
  /** Stores an invalid amount of coins, for the page. */
  refuseCoins(payment: SandboxPayment, typed: string): Promise<void>;
  /** Checks the code from the bank's page; the third wrong one ends the payment. */
  enterBankCode(payment: SandboxPayment, typed: string): Promise<void>;
  confirm(confirmation: Confirmation): Promise<ConfirmationOutcome>;
  /** Sends the code of a payment by phone again. */
  resend(id: string): Promise<ResendOutcome>;
  /** Decides the payment; a second decision changes nothing. Money that arrives late is reported as well. */
  decide(payment: SandboxPayment, outcome: PaymentOutcome, details?: DecisionDetails): Promise<void>;
  /** Leaves the payment undecided for a while. */
  decideLater(payment: SandboxPayment): Promise<void>;
  /** Expires payments, confirms coins, and decides those that are due to be decided automatically. */
  sweep(): Promise<void>;
};

type Dependencies = {
  database: SandboxDatabase;
  now: () => Date;
  deliveries: Deliveries;
  secret: string;
  rates: Rates;
  coins: CoinConfirmations;
};

export function createSandboxPayments({ database, now, deliveries, secret, rates, coins }: Dependencies): SandboxPayments {
  const apply = async (decision: Decision) => {
    const isLate = 'id' in decision && decision.isLate === true;
    // A payment that expired has two events if money arrives after that.
    const suffix = isLate ? { suffix: 'late' } : {};
    const reportOf = (payment: SandboxPayment) => eventOf(payment, { type: payment.status as PaymentOutcome, ...suffix });
    const decidedCount = await decide(database, decision, reportOf, now());
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
    const { fields, method, ...columns } = order;
    return database.transaction().execute(async (trx) => {
      const token = fields['saved_card'];
      const card = token === undefined ? undefined : await findStoredCard(trx, token);
      if (token !== undefined && !card) return { field: 'saved_card', fault: 'unknown' } as const;
      const payment = await insertPayment(trx, {
        ...columns,
        ...(card ? { ...card, status: 'confirming' as const } : {}),
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
      if (!payment || payment.expires_at > now() || !isUndecided(payment) || isSent(payment)) return payment;
      await apply({ id, outcome: 'expired' });
      return findPayment(database, id);
    },
    async useCard(payment, form) {
      const check = checkCard(form, now());
      if (!check.ok) return storeRefused(database, payment.id, { refusedCard: { typed: storedFieldsOf(form), faults: check.faults } });
      const { outcome, ...card } = check.card;
      if (outcome !== 'asks' && outcome !== 'approves' && outcome !== 'silent') return apply({ id: payment.id, outcome: 'failed', failure: outcome });
      await storeCard(database, payment.id, { ...card, token: tokenOf(form), isSilent: outcome === 'silent' });
      if (outcome === 'approves') await apply({ id: payment.id, outcome: 'completed' });
    },
    refuseCoins: (payment, typed) => storeRefused(database, payment.id, { refusedCoins: storableText(typed) }),
    async enterBankCode({ id }, typed) {
      const result = await attemptBankCode(database, id, typed);
      if (result === 'right') await apply({ id, outcome: 'completed' });
      if (result === 'ended') await apply({ id, outcome: 'failed', failure: 'authentication_failed' });
    },
    async confirm(confirmation) {
      const outcome = await attemptCode(database, confirmation, now());
      if (outcome === 'accepted') await apply({ id: confirmation.payment_id, outcome: 'completed' });
      if (outcome === 'failed') await apply({ id: confirmation.payment_id, outcome: 'failed' });
      return outcome;
    },
    resend: (id) => resendCode(database, id, now()),
    async decide(payment, outcome, details = {}) {
      const isLate = payment.status === 'expired' && outcome === 'completed';
      await apply({ id: payment.id, outcome, isLate, ...details });
    },
    decideLater: (payment) => scheduleDecision(database, payment.id, new Date(now().getTime() + laterMs), 'completed'),
    async sweep() {
      await coins.confirm();
      await apply({ dueAt: now() });
      await apply({ expiredAt: now() });
    },
  };
}

/** The payment id of a reference: derived, so that everything based on it is the same at every attempt. */
function idOf(reference: string, secret: string): string {
  return uuidOfDigest(createHmac('sha256', secret).update(reference).digest());
}
