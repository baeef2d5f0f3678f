import type { MessageId } from '@playfront/i18n/server-texts';
import type { CardFault, CardField, CardOutcome } from './card.rules.ts';
import type { PaymentFailure } from '../payments/provider-messages.ts';
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

/** Why a payment fails. */
export const failureMessage = {
  declined: 'api.sandbox.declines',
  insufficient_funds: 'api.sandbox.failure.insufficient_funds',
  expired_card: 'api.sandbox.failure.expired_card',
  stolen_card: 'api.sandbox.failure.stolen_card',
  authentication_failed: 'api.sandbox.failure.authentication_failed',
} as const satisfies Record<PaymentFailure, MessageId>;

/** The outcome of a payment with a test card. */
export const testCardMessage = {
  asks: 'api.sandbox.asks',
  approves: 'api.sandbox.approves',
  silent: 'api.sandbox.silent',
  ...failureMessage,
} as const satisfies Record<CardOutcome, MessageId>;

/** The outcome of a payment. */
export const endMessage = {
  created: 'api.sandbox.ended.created',
  confirming: 'api.sandbox.ended.confirming',
  completed: 'api.sandbox.ended.completed',
  failed: 'api.sandbox.ended.failed',
  cancelled: 'api.sandbox.ended.cancelled',
  expired: 'api.sandbox.ended.expired',
} as const satisfies Record<SandboxPaymentStatus, MessageId>;
