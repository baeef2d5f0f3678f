import * as v from 'valibot';
import { currencies, fromDecimal, type Currency, type Money } from '@playfront/money';

/** Upper bound of any text a player can send, so that no field is unbounded. */
export const maxTextLength = 200;

/** A version that guards against a lost update grows by one with each change, and so never gets here. */
export const maxVersion = 2_000_000_000;

/** Ids are strings on the site, whatever the operator sends. */
export const idSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id)),
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id that a caller names. Of a UUID every spelling is the same id: from here on it is in lower case, as ids are kept and compared. */
export const givenIdSchema = v.pipe(
  idSchema,
  v.transform((id) => (uuid.test(id) ? id.toLowerCase() : id)),
);

export const currencySchema = v.picklist(currencies);

/** An amount in major units: a JSON number, or the numeric string of an older operator. Becomes decimal text, never a float sum. */
export const wireAmountSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((amount) => String(amount)),
  v.regex(/^-?\d{1,16}(\.\d{1,8})?$/),
);

/** Whether `text` is a day of the calendar, or a time on one, from 1900 to 9999: what JavaScript and the database both take. 30 February is none. */
export function isInCalendar(text: string): boolean {
  const day = text.slice(0, 'yyyy-mm-dd'.length);
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  const year = new Date(text).getUTCFullYear();
  return isDay && year >= 1900 && year <= 9999;
}

/** Time as an ISO 8601 UTC string. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isInCalendar));

/** A day as an ISO 8601 string. */
export const daySchema = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar));

export const textSchema = v.pipe(v.string(), v.maxLength(maxTextLength));

/** Text a field must have. */
export const requiredTextSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(maxTextLength));

/** A token out of a mail. */
export const mailTokenSchema = v.pipe(requiredTextSchema, v.regex(/^[\w-]+$/, 'invalid_token'));

/** UUID made by the client, kept across retries: the same key moves money once. */
export const idempotencyKeySchema = v.pipe(v.string(), v.uuid());

/** No list is longer than this many pages; a larger number is a mistake, or worse. */
const maxPage = 1_000_000;

/** Lists: `page` from 1, `page_size` at most 100. */
export const pageEntries = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPage)), 1),
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 24),
};

/** Decimal text off the wire as money; an amount more precise than its currency breaks the contract. */
export function amountOf(text: string, currency: Currency): Money {
  const amount = fromDecimal(trimZeros(text), currency);
  if (!amount) throw new Error(`${text} is no amount of ${currency}`);
  return amount;
}

/** An older operator writes `"10.5000"`. */
function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
