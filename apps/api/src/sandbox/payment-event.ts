import type { Insertable, Selectable } from 'kysely';
import type { PaymentEvent } from '../payments/provider-messages.ts';
import type { SandboxDatabase, SandboxDeliveriesTable, SandboxPaymentsTable } from './sandbox-database.ts';

type SandboxPayment = Selectable<SandboxPaymentsTable>;

export type EventChanges = {
  readonly type: PaymentEvent['type'];
  /** Added to the payment's id, which is the id of its first event. */
  readonly suffix?: string;
  readonly amountMinor?: number;
};

/** A report about a payment, with the amount that arrived and the card that paid. */
export function eventOf(payment: SandboxPayment, { type, suffix, amountMinor }: EventChanges): PaymentEvent {
  const { id, reference, amount_minor, paid_minor, currency, card_token: token, card_scheme: scheme, card_last4: last4 } = payment;
  return {
    event_id: suffix ? `${id}.${suffix}` : id,
    type,
    reference,
    amount_minor: amountMinor ?? paid_minor ?? amount_minor,
    currency,
    ...(token && scheme && last4 ? { card: { token, scheme, last4 } } : {}),
    ...(type === 'failed' && payment.failure ? { reason: payment.failure } : {}),
  };
}

/** How often the network has confirmed the coins that were sent. */
export function progressOf(payment: SandboxPayment): PaymentEvent {
  const { confirmations, confirmations_required: required, amount_minor, paid_minor } = payment;
  const progress = { confirmations, required: required ?? 1, received_minor: paid_minor ?? amount_minor };
  return { ...eventOf(payment, { type: 'progress', suffix: `progress.${confirmations}` }), progress };
}

/** Where the reports about an order are sent. */
type Order = { readonly callback_url: string; readonly reference: string };

/** A report to send to the operator. */
export function deliveryOf({ callback_url: url, reference }: Order, event: PaymentEvent, at: Date): Insertable<SandboxDeliveriesTable> {
  return { url, reference, body: JSON.stringify(event), next_attempt_at: at };
}

export async function queueDeliveries(db: SandboxDatabase, deliveries: readonly Insertable<SandboxDeliveriesTable>[]): Promise<void> {
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
}
