import type { ErrorKey, Processor } from '@playfront/api-contract';
import {
  isPaymentField,
  neededFields,
  paymentFieldFault,
  paymentFieldValue,
  type PaymentDetails,
  type PaymentField,
} from '@playfront/api-contract/payment-fields';

export type PaymentFieldFaults = Partial<Record<PaymentField, ErrorKey>>;

type Method = Pick<Processor, 'fields' | 'networks' | 'saved_cards'>;

/** Whether the form knows all fields of a payment method. */
export function isFillable({ fields, networks, saved_cards }: Method): boolean {
  const hasChoice = (field: string) => (field === 'saved_card' ? saved_cards.length > 0 : field !== 'coin' || networks.length > 0);
  return fields.every((field) => isPaymentField(field) && hasChoice(field));
}

/** The visible fields. */
export function shownFields(method: Method, details: PaymentDetails): readonly PaymentField[] {
  return neededFields(method, details).filter(isPaymentField);
}

/** The values to send: the visible fields, normalised, without empty ones. */
export function sentDetails(method: Method, details: PaymentDetails): Record<string, string> {
  const filled = shownFields(method, details).map((field) => [field, paymentFieldValue(field, details[field] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** All errors that the form can find; the operator makes further checks. */
export function paymentFieldFaults(method: Method, details: PaymentDetails): PaymentFieldFaults {
  const faults = shownFields(method, details).map((field) => [field, paymentFieldFault(field, details[field] ?? '')] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}
