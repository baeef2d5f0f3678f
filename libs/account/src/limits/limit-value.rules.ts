import type { LimitKind } from '@playfront/api-contract';
import { fromDecimal, parseTypedAmount, toWire, type Currency } from '@playfront/money';

/** A limit as entered: to compare, in minor units or minutes, and to send. */
export type LimitValue = { readonly figure: number; readonly wire: number };

/** Reads a typed limit; `undefined` if it is not an amount above zero, or not whole minutes. */
export function limitValue(typed: string, kind: LimitKind, currency: Currency, languageTag: string): LimitValue | undefined {
  if (kind === 'session') {
    const minutes = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
    return minutes > 0 ? { figure: minutes, wire: minutes } : undefined;
  }
  const amount = fromDecimal(parseTypedAmount(typed, languageTag), currency);
  return amount && amount.minor > 0 ? { figure: amount.minor, wire: toWire(amount) } : undefined;
}
