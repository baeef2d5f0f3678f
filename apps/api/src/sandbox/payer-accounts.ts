import type { PaymentOrder } from '../payments/provider-messages.ts';
import type { ProviderData } from '../payments/provider-data.schema.ts';
import { tellingFields } from '../payments/payout-destination.rules.ts';

/** The fields that identify the account of a wallet or bank, with an example in a valid format. */
export const payerExamples = {
  email: 'payer@sandbox.example',
  account_id: 'sandbox-1001',
  wallet_id: '1001001001',
  phone_number: '+358401234567',
  payid: 'payer@sandbox.example',
  clabe: '032180000118359719',
  pix_key: 'payer@sandbox.example',
  institution: '001',
  transit: '00011',
  routing_number: '021000021',
  account_number: '1234567',
} as const;
export type PayerField = keyof typeof payerExamples;

const isPayerField = (name: string): name is PayerField => Object.hasOwn(payerExamples, name);

/**
 * The fields of the account that pays, if payouts of the method go to an entered account without a name: a wallet or bank knows who logged in. The
 * sender of coins or a voucher is unknown.
 */
export function payerFieldsOf(providers: ProviderData['providers'], { id, kind }: Pick<PaymentOrder['method'], 'id' | 'kind'>): PayerField[] {
  const fields = providers.find((provider) => provider.id === id)?.withdrawal?.fields ?? [];
  if (kind === 'voucher' || fields.includes('beneficiary_name')) return [];
  const telling = tellingFields(fields);
  return telling.every(isPayerField) ? telling : [];
}

/** The account that is known from the order: a phone number in whose app the payment is approved, an account that is debited. */
export function payerInOrder(fields: readonly PayerField[], order: Pick<PaymentOrder, 'fields'>): Record<string, string> | undefined {
  const known = Object.fromEntries(fields.flatMap((field) => (order.fields[field] ? [[field, order.fields[field]]] : [])));
  return fields.length > 0 && Object.keys(known).length === fields.length ? known : undefined;
}
