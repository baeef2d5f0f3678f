import type { MessageId } from '@playfront/i18n/server-texts';
import type { CardFault, CardField, testCards } from './card.rules.ts';
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

/** The outcome of a payment with a test card. */
export const testCardMessage = {
  asks: 'api.sandbox.asks',
  declines: 'api.sandbox.declines',
} as const satisfies Record<(typeof testCards)[number]['outcome'], MessageId>;

/** The outcome of a payment. */
export const endMessage = {
  created: 'api.sandbox.ended.created',
  confirming: 'api.sandbox.ended.confirming',
  completed: 'api.sandbox.ended.completed',
  failed: 'api.sandbox.ended.failed',
  cancelled: 'api.sandbox.ended.cancelled',
  expired: 'api.sandbox.ended.expired',
} as const satisfies Record<SandboxPaymentStatus, MessageId>;
