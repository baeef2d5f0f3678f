import type { CryptoNetwork } from './payments.ts';

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

/** Typed values by field. */
export type PaymentDetails = Readonly<Partial<Record<PaymentField, string>>>;

/** Fields that not every player has; they may be empty. */
export const optionalFields: readonly string[] = ['memo'] satisfies readonly PaymentField[];

type Coins<Network> = { readonly networks: readonly Network[] };
type Method = Coins<Pick<CryptoNetwork, 'coin' | 'network' | 'has_memo'>> & { readonly fields: readonly string[] };

export const isPaymentField = (name: string): name is PaymentField => paymentFields.some((field) => field === name);

/** The fields of a method that are needed with these values, including unknown ones: a memo only if the chosen network has one. */
export function neededFields({ fields, networks }: Method, { coin, network }: Pick<PaymentDetails, 'coin' | 'network'>): readonly string[] {
  const hasMemo = networks.some((one) => one.has_memo && one.coin === coin && one.network === network);
  return fields.filter((field) => field !== 'memo' || hasMemo);
}

/** The coins of a method, each once. */
export function coinsOf({ networks }: Coins<Pick<CryptoNetwork, 'coin'>>): readonly string[] {
  return [...new Set(networks.map(({ coin }) => coin))];
}

/** The networks of a coin. */
export function networksOf<Network extends Pick<CryptoNetwork, 'coin'>>({ networks }: Coins<Network>, coin: string | undefined): readonly Network[] {
  return networks.filter((network) => network.coin === coin);
}

/** The changes that follow from the change of one field: another coin resets the network, which is selected if it is the only one, and the memo. */
export function changedDetails(
  method: Coins<Pick<CryptoNetwork, 'coin' | 'network'>>,
  field: string,
  value: string,
): Readonly<Record<string, string>> {
  if (field !== 'coin') return { [field]: value };
  const [only, ...others] = networksOf(method, value);
  return { coin: value, network: only && others.length === 0 ? only.network : '', memo: '' };
}
