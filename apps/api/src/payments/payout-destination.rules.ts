import { isIban, paymentFieldValue } from '@playfront/api-contract/payment-fields';

type Details = Readonly<Record<string, string>>;

/** Fields that describe a destination without changing it. */
const descriptive: readonly string[] = ['beneficiary_name', 'bic', 'recipient_address', 'postal_code', 'coin', 'network', 'cpf'];

/** The fields that say which account a payout goes to. */
export function identifyingFields(fields: readonly string[]): string[] {
  return fields.filter((name) => !descriptive.includes(name));
}

/**
 * A canonical form of a destination, however it was entered: two withdrawals with the same form go to the same account. Bank accounts and coin
 * addresses are the same for all processors; an exchange distinguishes its customers by the memo. A method without details pays back to where the
 * money came from. `cardToken`: the provider's name for the saved card.
 */
export function destinationOf(processorId: string, details: Details, cardToken: string | undefined): string {
  if (cardToken !== undefined) return `card:${processorId}:${cardToken}`;
  const value = (name: string) => canonical(name, details[name] ?? '');
  const account = details['iban'] === undefined ? 'iban_or_account' : 'iban';
  if (details[account] !== undefined) {
    // Two banks may give the same number to different customers; an IBAN includes its bank.
    const bank = isIban(details[account]) ? [] : [value('bic')];
    return ['account', value(account), ...bank].join(':');
  }
  if (details['address'] !== undefined) return `address:${value('address')}:${value('memo')}`;
  return [processorId, ...identifyingFields(Object.keys(details)).sort().map(value)].join(':');
}

/**
 * The form of a field in which the same account is the same text. Nothing that may distinguish two accounts is dropped: otherwise, someone with a
 * similar name, such as a mail address with an additional hyphen, would get money for the player's account.
 */
function canonical(name: string, typed: string): string {
  const value = paymentFieldValue(name, typed);
  return Object.hasOwn(forms, name) ? (forms[name]?.(value) ?? value) : value;
}

type Form = (value: string) => string;
/** Also of account numbers: so are the destinations of earlier withdrawals, with which new ones are compared. */
const lowerCase: Form = (value) => value.toLowerCase();
const phone: Form = (value) => value.replace(/[\s()-]/g, '');

/** What is not listed here is compared as it is stored. */
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
