import type { CardFieldError } from '@playfront/api-contract/payment-frame';
import { errorKeyMessage } from '@playfront/auth';
import type { MessageId } from '@playfront/i18n';
import type { CardField } from './card-fields.rules.ts';

export const cardFieldLabel = {
  holder: 'payments.step.card.holder',
  number: 'payments.step.card.number',
  expiry: 'payments.step.card.expiry',
  cvv: 'payments.step.card.cvv',
} as const satisfies Record<CardField, MessageId>;

/** The error texts of spec §5. */
export function cardErrorMessage(field: CardField, error: CardFieldError): MessageId {
  if (error === 'required') return errorKeyMessage('field_required');
  if (error === 'not_accepted') return errorKeyMessage('wrong_card');
  return field === 'number' ? 'payments.step.card.number_error' : errorKeyMessage('invalid_value');
}
