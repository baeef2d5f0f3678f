import { isBic, isClabe, isCpf, isIban, isRoutingNumber, minimumPhoneDigits, type ErrorKey, type Processor } from '@playfront/api-contract';

/** Everything a way to be paid may ask for (spec §3; contract, `fields`). */
export const payoutFields = [
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
] as const;
export type PayoutField = (typeof payoutFields)[number];

/** What is typed, by field; kept when another way is chosen. */
export type PayoutDetails = Readonly<Partial<Record<PayoutField, string>>>;
export type PayoutFaults = Partial<Record<PayoutField, ErrorKey>>;

type Method = Pick<Processor, 'fields' | 'networks' | 'saved_cards'>;

const isPayoutField = (name: string): name is PayoutField => payoutFields.some((field) => field === name);

/** Whether the form can ask for all that a way to be paid needs. */
export function isPayable({ fields, networks, saved_cards }: Method): boolean {
  const hasChoice = (field: string) => (field === 'saved_card' ? saved_cards.length > 0 : field !== 'coin' || networks.length > 0);
  return fields.every((field) => isPayoutField(field) && hasChoice(field));
}

/** The fields to show: a memo only where the chosen network has one. */
export function shownFields({ fields, networks }: Method, details: PayoutDetails): readonly PayoutField[] {
  const hasMemo = networks.some(({ coin, network, has_memo }) => has_memo && coin === details.coin && network === details.network);
  return fields.filter(isPayoutField).filter((field) => field !== 'memo' || hasMemo);
}

/** The coins of a method, each once. */
export function coinsOf({ networks }: Pick<Method, 'networks'>): readonly string[] {
  return [...new Set(networks.map(({ coin }) => coin))];
}

/** The networks that carry a coin. */
export function networksOf({ networks }: Pick<Method, 'networks'>, coin: string | undefined): Method['networks'] {
  return networks.filter((network) => network.coin === coin);
}

/** What is typed after a change of one field; where it leaves one choice, that is taken. */
export function withDetail(method: Method, details: PayoutDetails, field: PayoutField, value: string): PayoutDetails {
  if (field !== 'coin') return { ...details, [field]: value };
  const [only, ...others] = networksOf(method, value);
  return { ...details, coin: value, network: only && others.length === 0 ? only.network : '', memo: '' };
}

/** What is sent: the fields shown, trimmed, without the empty ones. */
export function sentDetails(method: Method, details: PayoutDetails): Record<string, string> {
  const filled = shownFields(method, details).map((field) => [field, (details[field] ?? '').trim()] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** Every fault the form can find by itself; the rest is the operator's to find. */
export function payoutFaults(method: Method, details: PayoutDetails): PayoutFaults {
  const faults = shownFields(method, details).map((field) => [field, faultOf(field, (details[field] ?? '').trim())] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

function faultOf(field: PayoutField, value: string): ErrorKey | undefined {
  // Only some who have one can do without.
  if (value === '') return field === 'memo' ? undefined : 'field_required';
  return rules[field]?.(value);
}

type Rule = (value: string) => ErrorKey | undefined;
const unless =
  (isGood: (value: string) => boolean, fault: ErrorKey): Rule =>
  (value) =>
    isGood(value) ? undefined : fault;

const rules: Partial<Record<PayoutField, Rule>> = {
  iban: unless(isIban, 'invalid_value'),
  // What begins like an IBAN must be one: a slip in it is not an account of another kind.
  iban_or_account: unless((value) => !/^[A-Za-z]{2}\d{2}/.test(value) || isIban(value), 'invalid_value'),
  bic: unless(isBic, 'invalid_value'),
  routing_number: unless(isRoutingNumber, 'invalid_value'),
  clabe: unless(isClabe, 'invalid_value'),
  cpf: unless(isCpf, 'invalid_value'),
  email: unless((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'email_validation'),
  phone_number(value) {
    const digits = value.replace(/[\s()-]/g, '');
    if (!/^\+?\d+$/.test(digits)) return 'phone_number_validation';
    return digits.replace('+', '').length < minimumPhoneDigits ? 'phone_number_length_check' : undefined;
  },
};
