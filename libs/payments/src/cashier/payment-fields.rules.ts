import type { ErrorKey, Processor } from '@playfront/api-contract';
import { paymentFieldFault, paymentFieldValue } from '@playfront/api-contract/payment-fields';

/** All fields that a payment method may have, for deposits or payouts (spec §3; contract, `fields`). */
export const paymentFields = [
  'saved_card',
  'iban',
  'iban_or_account',
  'account_number',
  'beneficiary_name',
  'bic',
  'bank_name',
  'postal_code',
  'recipient_address',
  'sort_code',
  'routing_number',
  'institution',
  'transit',
  'clabe',
  'payid',
  'pix_key',
  'cpf',
  'upi_id',
  'email',
  'phone_number',
  'account_id',
  'wallet_id',
  'coin',
  'network',
  'address',
  'memo',
  'voucher_code',
  'otp',
] as const;
export type PaymentField = (typeof paymentFields)[number];

/** Typed values by field; kept when another method is chosen. */
export type PaymentDetails = Readonly<Partial<Record<PaymentField, string>>>;
export type PaymentFieldFaults = Partial<Record<PaymentField, ErrorKey>>;

type Method = Pick<Processor, 'fields' | 'networks' | 'saved_cards'>;

const isPaymentField = (name: string): name is PaymentField => paymentFields.some((field) => field === name);

/** Whether the form knows all fields of a payment method. */
export function isFillable({ fields, networks, saved_cards }: Method): boolean {
  const hasChoice = (field: string) => (field === 'saved_card' ? saved_cards.length > 0 : field !== 'coin' || networks.length > 0);
  return fields.every((field) => isPaymentField(field) && hasChoice(field));
}

/** The visible fields: a memo only if the chosen network has one. */
export function shownFields({ fields, networks }: Method, details: PaymentDetails): readonly PaymentField[] {
  const hasMemo = networks.some(({ coin, network, has_memo }) => has_memo && coin === details.coin && network === details.network);
  return fields.filter(isPaymentField).filter((field) => field !== 'memo' || hasMemo);
}

/** The coins of a method, each once. */
export function coinsOf({ networks }: Pick<Method, 'networks'>): readonly string[] {
  return [...new Set(networks.map(({ coin }) => coin))];
}

/** The networks that carry a coin. */
export function networksOf({ networks }: Pick<Method, 'networks'>, coin: string | undefined): Method['networks'] {
  return networks.filter((network) => network.coin === coin);
}

/** The values after a change of one field; if only one option remains, it is selected. */
export function withDetail(method: Method, details: PaymentDetails, field: PaymentField, value: string): PaymentDetails {
  if (field !== 'coin') return { ...details, [field]: value };
  const [only, ...others] = networksOf(method, value);
  return { ...details, coin: value, network: only && others.length === 0 ? only.network : '', memo: '' };
}

/** The values to send: visible fields in their common form, without empty ones. */
export function sentDetails(method: Method, details: PaymentDetails): Record<string, string> {
  const filled = shownFields(method, details).map((field) => [field, paymentFieldValue(field, details[field] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** All errors that the form can find; the operator finds the rest. */
export function paymentFieldFaults(method: Method, details: PaymentDetails): PaymentFieldFaults {
  const faults = shownFields(method, details).map((field) => [field, paymentFieldFault(field, details[field] ?? '')] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}
