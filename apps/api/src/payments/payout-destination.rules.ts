import { isIban, paymentFieldValue } from '@playfront/api-contract/payment-fields';

type Details = Readonly<Record<string, string>>;

/** Fields that describe a destination without changing it. */
const descriptive: readonly string[] = ['beneficiary_name', 'bic', 'recipient_address', 'postal_code', 'coin', 'network', 'cpf'];

/** The fields that identify the account of a payout. */
export function identifyingFields(fields: readonly string[]): string[] {
  return fields.filter((name) => !descriptive.includes(name));
}

/**
 * The canonical form of a destination: two withdrawals with the same form go to the same account. Bank accounts and coin addresses are the same for
 * all processors; an exchange distinguishes its customers by the memo. A method without details pays back to the source of the money. `cardToken`:
 * the provider's token of the saved card.
 */
export function destinationOf(processorId: string, details: Details, cardToken: string | undefined): string {
  if (cardToken !== undefined) return `card:${processorId}:${cardToken}`;
  const value = (name: string) => canonical(name, details[name] ?? '');
  const account = details['iban'] === undefined ? 'iban_or_account' : 'iban';
  if (details[account] !== undefined) {
    // Two banks may use the same account number; an IBAN includes the bank.
    const bank = isIban(details[account]) ? [] : [value('bic')];
    return ['account', value(account), ...bank].join(':');
  }
  if (details['address'] !== undefined) return `address:${value('address')}:${value('memo')}`;
  return [processorId, ...identifyingFields(Object.keys(details)).sort().map(value)].join(':');
}

/**
 * The canonical form of a field. It drops nothing that may distinguish two accounts: otherwise a similar one, such as a mail address with an
 * additional hyphen, would count as the player's account.
 */
function canonical(name: string, typed: string): string {
  const value = paymentFieldValue(name, typed);
  return Object.hasOwn(forms, name) ? (forms[name]?.(value) ?? value) : value;
}

type Form = (value: string) => string;
/** Applies to account numbers too, because the stored destinations of earlier withdrawals are in lower case. */
const lowerCase: Form = (value) => value.toLowerCase();
const phone: Form = (value) => value.replace(/[\s()-]/g, '');

/** Fields that are not listed are compared as stored. */
const forms: Readonly<Record<string, Form>> = {
  iban: lowerCase,
  iban_or_account: lowerCase,
  bic: lowerCase,
  account_number: lowerCase,
  phone_number: phone,
  bank_name: lowerCase,
  email: lowerCase,
  upi_id: lowerCase,
  payid: (value) => (value.includes('@') ? lowerCase(value) : phone(value)),
  pix_key: lowerCase,
};
