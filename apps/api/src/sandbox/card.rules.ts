import { isCardNumber } from '@playfront/api-contract/card-number';
import type { PaymentFailure } from '../payments/provider-messages.ts';

/** The payer's input on the hosted page. */
export type CardForm = { readonly holder: string; readonly number: string; readonly month: string; readonly year: string; readonly cvv: string };
export type CardField = keyof CardForm;
export type CardFault = 'required' | 'number' | 'testCardOnly' | 'month' | 'year' | 'expired' | 'cvv';
export type CardFaults = Partial<Record<CardField, CardFault>>;
/** The fields of a refused form that are stored: never a card number or code, even if typed into another field. */
export type StoredCardFields = Pick<CardForm, 'holder' | 'month' | 'year'>;
export type RefusedCard = { readonly typed: StoredCardFields; readonly faults: CardFaults };
export type CardScheme = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Diners Club' | 'JCB' | 'UnionPay' | 'Maestro';
/** How the bank decides: `asks` for confirmation, `approves` without it, never responds (`silent`), or fails. */
export type CardOutcome = 'asks' | 'approves' | 'silent' | Exclude<PaymentFailure, 'authentication_failed'>;

/** The only numbers that the sandbox accepts, so that no real card is used: test numbers that card schemes and providers publish. */
export const testCards = [
  { number: '4111 1111 1111 1111', scheme: 'Visa', outcome: 'asks' },
  { number: '5555 5555 5555 4444', scheme: 'Mastercard', outcome: 'asks' },
  { number: '3782 822463 10005', scheme: 'American Express', outcome: 'asks' },
  { number: '4000 0000 0000 0002', scheme: 'Visa', outcome: 'declined' },
  { number: '4242 4242 4242 4242', scheme: 'Visa', outcome: 'approves' },
  { number: '4000 0000 0000 3220', scheme: 'Visa', outcome: 'asks' },
  { number: '4000 0000 0000 9995', scheme: 'Visa', outcome: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', scheme: 'Visa', outcome: 'expired_card' },
  { number: '4000 0000 0000 9979', scheme: 'Visa', outcome: 'stolen_card' },
  { number: '4000 0000 0000 0119', scheme: 'Visa', outcome: 'silent' },
  { number: '6011 1111 1111 1117', scheme: 'Discover', outcome: 'asks' },
  { number: '3056 930902 5904', scheme: 'Diners Club', outcome: 'asks' },
  { number: '3566 0020 2036 0505', scheme: 'JCB', outcome: 'asks' },
  { number: '6200 0000 0000 0005', scheme: 'UnionPay', outcome: 'asks' },
  { number: '6759 6498 2643 8453', scheme: 'Maestro', outcome: 'asks' },
] as const satisfies readonly { number: string; scheme: CardScheme; outcome: CardOutcome }[];

export type AcceptedCard = { readonly last4: string; readonly scheme: CardScheme; readonly outcome: CardOutcome };
export type CardCheck = { readonly ok: true; readonly card: AcceptedCard } | { readonly ok: false; readonly faults: CardFaults };

/** Checks a card form: Luhn, a test number, an expiry not in the past, a code as long as the scheme's (spec §5). */
export function checkCard(form: CardForm, now: Date): CardCheck {
  const digits = form.number.replace(/[\s-]/g, '');
  const known = testCards.find(({ number }) => digitsOf(number) === digits);
  const faults: CardFaults = {};
  if (!form.holder.trim()) faults.holder = 'required';
  if (!digits) faults.number = 'required';
  else if (!isCardNumber(digits)) faults.number = 'number';
  else if (!known) faults.number = 'testCardOnly';
  Object.assign(faults, expiryFaults(form, now));
  const length = known?.scheme === 'American Express' ? /^\d{4}$/ : known ? /^\d{3}$/ : /^\d{3,4}$/;
  if (!form.cvv.trim()) faults.cvv = 'required';
  else if (!length.test(form.cvv.trim())) faults.cvv = 'cvv';
  if (!known || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, card: { last4: digits.slice(-4), scheme: known.scheme, outcome: known.outcome } };
}

/** The input of a refused form to show again: a name without digits, and a month and year of the right format. */
export function storedFieldsOf({ holder, month, year }: CardForm): StoredCardFields {
  return {
    holder: /\p{N}/u.test(holder) ? '' : storableText(holder),
    month: /^\d{1,2}$/.test(month.trim()) ? month.trim() : '',
    year: isYearText(year.trim()) ? year.trim() : '',
  };
}

/** Text without control characters and lone surrogates, which jsonb refuses. */
export function storableText(typed: string): string {
  return typed.toWellFormed().replace(/\p{Cc}/gu, '');
}

function isYearText(year: string): boolean {
  return /^(\d{2}|20\d{2})$/.test(year);
}

function expiryFaults({ month, year }: CardForm, now: Date): CardFaults {
  const faults: CardFaults = {};
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month.trim());
  const isYear = isYearText(year.trim());
  if (!isMonth) faults.month = month.trim() ? 'month' : 'required';
  if (!isYear) faults.year = year.trim() ? 'year' : 'required';
  if (!isMonth || !isYear) return faults;
  // A card is valid until the last day of its month.
  const end = Date.UTC(2000 + (Number(year) % 100), Number(month), 1);
  return end <= now.getTime() ? { year: 'expired' } : {};
}

function digitsOf(number: string): string {
  return number.replaceAll(' ', '');
}
