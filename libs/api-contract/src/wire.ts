import * as v from 'valibot';
import { currencies, fromDecimal, type Currency, type Money } from '@playfront/money';
import { asName } from '@playfront/typed-text';
import { maxTextLength } from './field-lengths.ts';
import { isUuid } from './uuid.ts';

/** Upper bound of version numbers: they increase by one per change and never reach it. */
export const maxVersion = 2_000_000_000;

/** Ids become strings, even if the operator sends numbers. */
export const idSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id)),
);

/** An id in a request. UUIDs are case-insensitive: they are converted to lower case, in which ids are stored and compared. */
export const givenIdSchema = v.pipe(
  idSchema,
  v.transform((id) => (isUuid(id) ? id.toLowerCase() : id)),
);

export const currencySchema = v.picklist(currencies);

/** An amount in major units: a JSON number, or a numeric string from older operators. Parsed to decimal text; floats are never added. */
export const wireAmountSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((amount) => String(amount)),
  v.regex(/^-?\d{1,16}(\.\d{1,8})?$/),
);

/** Whether `text` is an existing date (not 30 February), or a time on one, from 1900 to 9999: the range that JavaScript and the database both support. */
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

/** Whether a text has visible characters; one without them counts as empty. */
export function isVisible(text: string): boolean {
  return asName(text) !== '';
}

/** A required text. */
export const requiredTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(maxTextLength),
  v.check(isVisible, 'field_required'),
);

/** A name or a part of an address as it is stored: one line, without direction marks and control characters. */
export const nameSchema = v.pipe(requiredTextSchema, v.transform(asName));

/** A token from a mail. */
export const mailTokenSchema = v.pipe(requiredTextSchema, v.regex(/^[\w-]+$/, 'invalid_token'));

/** A UUID that the client generates and reuses for retries: the same key moves money once. */
export const idempotencyKeySchema = v.pipe(v.string(), v.uuid());

/** No list has this many pages; a larger number is an error or an attack. */
const maxPage = 1_000_000;

/** Pagination of lists: `page` from 1, `page_size` at most 100. */
export const pageEntries = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPage)), 1),
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 24),
};

/** Decimal text of a response as money. Throws if it has more decimals than the currency, which violates the contract. */
export function amountOf(text: string, currency: Currency): Money {
  const amount = fromDecimal(trimZeros(text), currency);
  if (!amount) throw new Error(`${text} is no amount of ${currency}`);
  return amount;
}

/** Older operators send `"10.5000"`. */
function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
