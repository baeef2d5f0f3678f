import type { MessageId } from '@playfront/i18n/server-texts';
import type { CardFault, CardField, testCards } from './card.rules.ts';
import type { PayerField } from './payer-accounts.ts';
import type { SandboxPaymentStatus } from './sandbox-database.ts';

export const cardFieldLabel = {
  holder: 'api.sandbox.field.holder',
  number: 'api.sandbox.field.number',
  month: 'api.sandbox.field.month',
  year: 'api.sandbox.field.year',
  cvv: 'api.sandbox.field.cvv',
} as const satisfies Record<CardField, MessageId>;

export const cardFaultMessage = {
  required: 'api.sandbox.fault.required',
  number: 'api.sandbox.fault.number',
  testCardOnly: 'api.sandbox.fault.test_card_only',
  month: 'api.sandbox.fault.month',
  year: 'api.sandbox.fault.year',
  expired: 'api.sandbox.fault.expired',
  cvv: 'api.sandbox.fault.cvv',
} as const satisfies Record<CardFault, MessageId>;

/** What happens to a payment with a test card. */
export const testCardMessage = {
  asks: 'api.sandbox.asks',
  declines: 'api.sandbox.declines',
} as const satisfies Record<(typeof testCards)[number]['outcome'], MessageId>;

/** The fields of the account that pays. */
export const payerFieldLabel = {
  email: 'api.sandbox.payer.email',
  account_id: 'api.sandbox.payer.account_id',
  wallet_id: 'api.sandbox.payer.wallet_id',
  phone_number: 'api.sandbox.payer.phone_number',
  payid: 'api.sandbox.payer.payid',
  clabe: 'api.sandbox.payer.clabe',
  pix_key: 'api.sandbox.payer.pix_key',
  institution: 'api.sandbox.payer.institution',
  transit: 'api.sandbox.payer.transit',
  routing_number: 'api.sandbox.payer.routing_number',
  account_number: 'api.sandbox.payer.account_number',
} as const satisfies Record<PayerField, MessageId>;

/** How a payment ended. */
export const endMessage = {
  created: 'api.sandbox.ended.created',
  confirming: 'api.sandbox.ended.confirming',
  completed: 'api.sandbox.ended.completed',
  failed: 'api.sandbox.ended.failed',
  cancelled: 'api.sandbox.ended.cancelled',
  expired: 'api.sandbox.ended.expired',
} as const satisfies Record<SandboxPaymentStatus, MessageId>;
