import { cardLabel } from './instruments.store.ts';
import { identifyingFields } from './payout-destination.rules.ts';
import type { CardName } from './transaction-details.store.ts';

type Details = Readonly<Record<string, string>>;

const dots = '••••';
const shownLength = 4;
/** In the order in which they name an account best. */
const named = ['iban', 'iban_or_account', 'account_number', 'clabe', 'address', 'email', 'upi_id', 'pix_key', 'payid', 'phone_number'];

/** A payout's account, so that its owner recognises it: a card's label, or a field with all but the last characters hidden. Null without an account. */
export function maskedAccount(details: Details, card: CardName | null): string | null {
  if (card) return cardLabel(card);
  const fields = identifyingFields(Object.keys(details)).filter((name) => name !== 'saved_card');
  const name = named.find((field) => fields.includes(field)) ?? fields[0];
  const value = (name === undefined ? '' : (details[name] ?? '')).replace(/\s/g, '');
  if (name === undefined || value === '') return null;
  if (name === 'iban' || name === 'iban_or_account') return `IBAN ${dots} ${end(value)}`;
  const at = value.lastIndexOf('@');
  // The domain of a mail address may be shown, and distinguishes two addresses.
  return at > 0 ? `${value.slice(0, 1)}${dots}${value.slice(at)}` : `${dots} ${end(value)}`;
}

/** At most half of a short account is shown. */
const end = (value: string) => value.slice(-Math.min(shownLength, Math.floor(value.length / 2)) || value.length);
