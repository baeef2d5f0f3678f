import type { PaymentContinuation } from '@playfront/api-contract';

/** Whether the card of a payment can be entered: in the form of the site, or on a page or in fields of the provider. Other flows need no card. */
export function canEnterCard(started: PaymentContinuation): boolean {
  return started.type !== 'client_token' || started.own_card_form || started.url !== null || started.fields_url !== null;
}
