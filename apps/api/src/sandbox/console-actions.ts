import { randomUUID } from 'node:crypto';
import { paymentFailures, type PaymentEvent, type PaymentReversal } from '../payments/provider-messages.ts';
import type { CallbackFlaw } from './callback-flaws.rules.ts';
import type { CoinConfirmations } from './coin-confirmations.ts';
import { findLastCallback, type Callback } from './console.store.ts';
import type { Deliveries } from './deliveries.service.ts';
import { acceptsLateMoney } from './page-reply.ts';
import { deliveryOf, eventOf, queueDeliveries, type EventChanges } from './payment-event.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import { isSent, isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';
import { readAmount } from './typed-amount.ts';

/** What a tester can do with a payment. */
export const consoleActions = [
  'approve',
  'decline',
  'expire',
  'confirm',
  'part',
  'again',
  'twice',
  'late',
  'opposite',
  'forged',
  'unsigned',
  'stale',
  'replayed',
  'refunded',
  'charged_back',
] as const;
export type ConsoleAction = (typeof consoleActions)[number];

export const lateCallbackMs = 30_000;

/** The actions that have an effect on a payment in its current state. */
export function actionsFor(payment: SandboxPayment): ConsoleAction[] {
  const isOpen = isUndecided(payment) && !isSent(payment);
  const isPaid = payment.status === 'completed';
  const isOnItsWay = isSent(payment) && !isPaid;
  const applies: Record<ConsoleAction, boolean> = {
    ...{ approve: isOpen, decline: isOpen, expire: isOpen, late: isOpen },
    confirm: isOnItsWay,
    part: acceptsLateMoney(payment) && !isOnItsWay,
    again: isPaid,
    // Only of a payment about which something was reported.
    ...{ twice: !isOpen, opposite: !isOpen && !isOnItsWay, replayed: !isOpen },
    ...{ forged: true, unsigned: true, stale: true },
    ...{ refunded: isPaid, charged_back: isPaid },
  };
  return consoleActions.filter((action) => applies[action]);
}

type Dependencies = {
  database: SandboxDatabase;
  payments: SandboxPayments;
  coins: CoinConfirmations;
  deliveries: Deliveries;
  now: () => Date;
};

export type ConsoleActions = {
  /** Runs an action on a payment; one that does not fit its state does nothing. `typed`: the entered amount or the chosen reason. */
  run(payment: SandboxPayment, action: ConsoleAction, typed: { readonly amount: string; readonly reason: string }): Promise<void>;
};

export function createConsoleActions({ database, payments, coins, deliveries, now }: Dependencies): ConsoleActions {
  async function send(payment: SandboxPayment, changes: EventChanges, flaw: CallbackFlaw | null = null): Promise<void> {
    await queueDeliveries(database, [{ ...deliveryOf(payment, eventOf(payment, changes), now()), flaw }]);
    deliveries.wake();
  }

  /** Sends a callback once more, unchanged. */
  async function repeat({ url, reference, body }: Callback, changes: { flaw?: CallbackFlaw; signature?: string | null } = {}): Promise<void> {
    await queueDeliveries(database, [{ url, reference, body, next_attempt_at: now(), ...changes }]);
    deliveries.wake();
  }

  async function withLast(payment: SandboxPayment, take: (callback: Callback) => Promise<void>): Promise<void> {
    const last = await findLastCallback(database, payment.reference);
    if (last) await take(last);
  }

  /** A part of the money: the payment's first, or a further transfer. */
  async function sendPart(payment: SandboxPayment, typed: string): Promise<void> {
    const amountMinor = readAmount(typed, payment);
    if (amountMinor === undefined) return;
    if (payment.status === 'completed' || payment.status === 'failed' || payment.status === 'cancelled')
      return send(payment, { type: 'completed', suffix: randomUUID(), amountMinor });
    if (payment.method.flow === 'address') return coins.send(payment, amountMinor);
    return payments.decide(payment, 'completed', { paidMinor: amountMinor });
  }

  /** Refunds and chargebacks happen once. */
  async function reverse(payment: SandboxPayment, type: PaymentReversal): Promise<void> {
    await send(payment, { type, suffix: type });
  }

  const opposite = ({ status }: SandboxPayment): PaymentEvent['type'] => (status === 'completed' ? 'failed' : 'completed');
  const withFlaw = (payment: SandboxPayment, flaw: CallbackFlaw) => send(payment, { type: 'completed', suffix: randomUUID() }, flaw);

  const effects: Record<ConsoleAction, (payment: SandboxPayment, typed: { amount: string; reason: string }) => Promise<void>> = {
    approve: (payment) => (payment.method.flow === 'address' ? coins.send(payment, payment.amount_minor) : payments.decide(payment, 'completed')),
    decline: (payment, { reason }) =>
      payments.decide(payment, 'failed', { failure: paymentFailures.find((known) => known === reason) ?? 'declined' }),
    expire: (payment) => payments.decide(payment, 'expired'),
    confirm: ({ id }) => coins.confirm(id),
    part: (payment, { amount }) => sendPart(payment, amount),
    again: (payment) => send(payment, { type: 'completed', suffix: randomUUID() }),
    twice: (payment) => withLast(payment, (last) => repeat(last)),
    late: (payment) => payments.decide(payment, 'completed', { callbackDelayMs: lateCallbackMs }),
    opposite: (payment) => send(payment, { type: opposite(payment), suffix: randomUUID() }),
    forged: (payment) => withFlaw(payment, 'forged'),
    unsigned: (payment) => withFlaw(payment, 'unsigned'),
    stale: (payment) => withFlaw(payment, 'stale'),
    replayed: (payment) => withLast(payment, (last) => repeat(last, { flaw: 'replayed', signature: last.signature })),
    refunded: (payment) => reverse(payment, 'refunded'),
    charged_back: (payment) => reverse(payment, 'charged_back'),
  };

  return {
    async run(payment, action, typed) {
      if (actionsFor(payment).includes(action)) await effects[action](payment, typed);
    },
  };
}
