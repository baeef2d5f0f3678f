import { decimalsOf, type Currency } from '@playfront/money';

/** How many units of a currency are about one euro, in round figures, so that a stake or a limit is comparable everywhere. */
const unitsPerEuro: Partial<Record<Currency, number>> = {
  SEK: 10,
  NOK: 10,
  CZK: 10,
  INR: 100,
  CNY: 10,
  RUB: 100,
  TRY: 10,
  MXN: 10,
  ZAR: 10,
  KES: 100,
  HUF: 100,
  JPY: 100,
  KRW: 1000,
};

/** Hundredths of about a euro in minor units of a currency, in round figures. */
export function comparableMinor(hundredths: number, currency: Currency): number {
  return (hundredths * (unitsPerEuro[currency] ?? 1) * 10 ** decimalsOf(currency)) / 100;
}
