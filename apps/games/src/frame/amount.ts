import { fromDecimal, type Currency, type Money } from '@playfront/money';

/** Parses an amount of the API: decimal text in major units. `undefined` if it is more precise than its currency. */
export function amountOf(wireText: string, currency: Currency): Money | undefined {
  // An older operator writes "10.5000".
  return fromDecimal(wireText.includes('.') ? wireText.replace(/\.?0+$/, '') : wireText, currency);
}
