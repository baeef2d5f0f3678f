import type { LimitKind } from '@playfront/api-contract';
import { parseTypedAmount, toWire, type Currency } from '@playfront/money';
import { asCode } from '@playfront/typed-text';

/** An entered limit: `figure` in minor units or minutes, to compare, and `wire`, to send. */
export type LimitValue = { readonly figure: number; readonly wire: number };

/** Parses a typed limit; `undefined` unless it is an amount, or a whole number of minutes, above zero. */
export function limitValue(typed: string, kind: LimitKind, currency: Currency, languageTag: string): LimitValue | undefined {
  if (kind === 'session') {
    const digits = asCode(typed);
    const minutes = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
    return minutes > 0 ? { figure: minutes, wire: minutes } : undefined;
  }
  const amount = parseTypedAmount(typed, languageTag, currency);
  return amount && amount.minor > 0 ? { figure: amount.minor, wire: toWire(amount) } : undefined;
}
