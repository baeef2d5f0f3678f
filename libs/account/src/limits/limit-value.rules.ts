import type { LimitKind } from '@playfront/api-contract';
import { parseTypedAmount, toWire, type Currency } from '@playfront/money';
import { asCode } from '@playfront/typed-text';

/** A limit as entered: to compare, in minor units or minutes, and to send. */
export type LimitValue = { readonly figure: number; readonly wire: number };

/** Reads a typed limit; `undefined` if it is not an amount above zero, or not whole minutes. */
export function limitValue(typed: string, kind: LimitKind, currency: Currency, languageTag: string): LimitValue | undefined {
  if (kind === 'session') {
    const digits = asCode(typed);
    const minutes = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
    return minutes > 0 ? { figure: minutes, wire: minutes } : undefined;
  }
  const amount = parseTypedAmount(typed, languageTag, currency);
  return amount && amount.minor > 0 ? { figure: amount.minor, wire: toWire(amount) } : undefined;
}
