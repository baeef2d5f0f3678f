import { decimalsOf, type Currency } from './currency.ts';

declare const moneyBrand: unique symbol;

/** An exact amount: an integer of minor units with its currency. Created only by this library. */
export type Money = { readonly minor: number; readonly currency: Currency; readonly [moneyBrand]: true };

/** Thrown if currencies are mixed, or if an amount is not a safe integer of minor units. */
export class MoneyError extends Error {
  override name = 'MoneyError';
}

/** Money from an integer of minor units. Throws {@link MoneyError} on a fraction or beyond 2^53. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new MoneyError(`Not a whole number of minor units: ${minor}`);
  // -0 would print as a negative amount.
  return { minor: minor === 0 ? 0 : minor, currency } as Money;
}

export function zero(currency: Currency): Money {
  return money(0, currency);
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new MoneyError(`Cannot combine ${a.currency} and ${b.currency}`);
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** A share of an amount in per cent (two decimals), half a minor unit rounded up. */
export function shareOf({ minor, currency }: Money, percent: number): Money {
  // Per cent as integer hundredths, so that no amount is computed with floats.
  const hundredths = BigInt(minor) * BigInt(Math.round(percent * 100));
  return money(Number((hundredths + 5_000n) / 10_000n), currency);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b);
  return a.minor - b.minor;
}

/**
 * Money from a decimal text such as `"12.5"` or `"-0.01"` in major units, without passing through a float.
 * Returns `undefined` for anything else: an exponent, more decimals than the currency has, too many digits.
 */
export function fromDecimal(text: string, currency: Currency): Money | undefined {
  const match = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) return undefined;
  const minor = Number(sign + whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? money(minor, currency) : undefined;
}

/** The decimal text of an amount in major units with all its decimals: `"12.50"`. */
export function toDecimal({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The JSON number of an amount in major units, as in the contract. */
export function toWire(amount: Money): number {
  return Number(toDecimal(amount));
}

/** Like {@link fromWire}, for deposits and stakes: only positive amounts. */
export function payableFromWire(value: number, currency: Currency): Money | undefined {
  const amount = fromWire(value, currency);
  return amount && amount.minor > 0 ? amount : undefined;
}

/** Money from a JSON number in major units. `undefined` if it has more decimals than the currency, or is not finite. */
export function fromWire(value: number, currency: Currency): Money | undefined {
  return fromDecimal(String(value), currency);
}
