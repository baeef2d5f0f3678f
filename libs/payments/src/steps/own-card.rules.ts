import type { ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { isCardNumber } from '@playfront/api-contract/card-number';
import type { CardFieldError } from '@playfront/api-contract/payment-frame';
import { asName } from '@playfront/typed-text';
import { readExpiry } from '@playfront/ui/forms';
import type { CardField } from './card-fields.rules.ts';

/** A card as it is typed: `number` and `cvv` are digits, `expiry` is `MM / YY`. */
export type CardValues = Readonly<Record<CardField, string>>;

type CardFaults = Partial<Record<CardField, CardFieldError>>;

export const emptyCard: CardValues = { holder: '', number: '', expiry: '', cvv: '' };

/** What is wrong with a card, as far as the site can know. */
export function cardErrors({ holder, number, expiry, cvv }: CardValues, now: Date): CardFaults {
  const found = {
    holder: asName(holder) === '' ? 'required' : undefined,
    number: errorOf(number, isCardNumber(number)),
    expiry: errorOf(expiry, readExpiry(expiry) !== undefined) ?? (isExpired(expiry, now) ? 'expired' : undefined),
    cvv: errorOf(cvv, /^\d{3,4}$/.test(cvv)),
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function errorOf(typed: string, isValid: boolean): CardFieldError | undefined {
  if (typed === '') return 'required';
  return isValid ? undefined : 'invalid';
}

/** A card is valid until the last day of its month. */
function isExpired(expiry: string, now: Date): boolean {
  const { month, year } = readExpiry(expiry) ?? {};
  return Date.UTC(Number(year), Number(month), 1) <= now.getTime();
}

/** A valid card as it is sent. */
export function cardRequestOf({ holder, number, expiry, cvv }: CardValues) {
  const { month = '', year = '' } = readExpiry(expiry) ?? {};
  return { holder: asName(holder), number, expiry_month: month, expiry_year: year, cvv };
}

/** The wrong fields of a refusal. */
export function refusedCardFields({ fields }: Pick<ApiError, 'fields'>): CardFaults {
  const { expiry_month: month, expiry_year: year } = fields;
  const refused = { holder: fields['holder'], number: fields['number'], expiry: month ?? year, cvv: fields['cvv'] };
  return Object.fromEntries(Object.entries(refused).flatMap(([field, key]) => (key ? [[field, cardErrorOfKey(key)]] : [])));
}

function cardErrorOfKey(key: ErrorKey): CardFieldError {
  if (key === 'field_required') return 'required';
  return key === 'wrong_card' ? 'not_accepted' : 'invalid';
}
