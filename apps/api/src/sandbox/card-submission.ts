import type { CardFieldError } from '@playfront/api-contract/payment-frame';
import type { CardFault, CardField, CardForm } from './card.rules.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import { isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';

/** How a payment continues once a card was sent: it has ended, is confirmed on the page of its bank, or waits for another card. */
export type CardResult =
  | { readonly state: 'finished' }
  | { readonly state: 'submitted'; readonly path: string }
  | { readonly state: 'refused'; readonly errors: { readonly [Field in CardField]?: CardFieldError } };

const errorOfFault = {
  required: 'required',
  number: 'invalid',
  testCardOnly: 'not_accepted',
  month: 'invalid',
  year: 'invalid',
  expired: 'expired',
  cvv: 'invalid',
} as const satisfies Record<CardFault, CardFieldError>;

/** Uses a card for a payment. A payment that no longer waits for one continues as it is, so that sending the card twice does no harm. */
export async function submitCard(payments: SandboxPayments, payment: SandboxPayment, form: CardForm): Promise<CardResult> {
  if (payment.status === 'created') await payments.useCard(payment, form);
  return cardResultOf((await payments.find(payment.id)) ?? payment);
}

export function cardResultOf(payment: SandboxPayment): CardResult {
  if (!isUndecided(payment)) return { state: 'finished' };
  if (payment.status !== 'created') return { state: 'submitted', path: `/pay/${payment.id}` };
  const faults = Object.entries(payment.details.refusedCard?.faults ?? {});
  return { state: 'refused', errors: Object.fromEntries(faults.map(([field, fault]) => [field, errorOfFault[fault]])) };
}
