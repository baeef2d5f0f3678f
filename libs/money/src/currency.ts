/** Number of decimals of each currency (ISO 4217; {@link playMoney} for free play). */
const decimalsByCurrency = {
  EUR: 2,
  GBP: 2,
  USD: 2,
  AUD: 2,
  CAD: 2,
  NZD: 2,
  SGD: 2,
  CHF: 2,
  SEK: 2,
  NOK: 2,
  PLN: 2,
  CZK: 2,
  RON: 2,
  HUF: 2,
  BRL: 2,
  MXN: 2,
  INR: 2,
  CNY: 2,
  RUB: 2,
  TRY: 2,
  ZAR: 2,
  KES: 2,
  JPY: 0,
  KRW: 0,
  XXX: 2,
} as const;

export type Currency = keyof typeof decimalsByCurrency;

/** Play money of free play: the ISO 4217 code for no currency. */
export const playMoney = 'XXX' satisfies Currency;

export const currencies = Object.keys(decimalsByCurrency) as readonly Currency[];

/** Whether a code is a supported currency. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(decimalsByCurrency, code);
}

/** Decimals of a currency: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: Currency): number {
  return decimalsByCurrency[currency];
}
