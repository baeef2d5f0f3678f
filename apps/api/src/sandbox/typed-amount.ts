import { formatTypedAmount, isCurrency, money, parseTypedAmount } from '@playfront/money';
import { textsIn } from '../texts/texts.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

type Amount = Pick<SandboxPayment, 'amount_minor' | 'currency' | 'locale'>;

/** The amount of a payment as a payer would type it. */
export function typedAmountOf({ amount_minor: minor, currency, locale }: Amount): string {
  return isCurrency(currency) ? formatTypedAmount(money(minor, currency), textsIn(locale).languageTag) : String(minor);
}

/** Minor units of a typed amount in the currency of a payment; undefined if it is not a positive amount. */
export function readAmount(typed: string, { currency, locale }: Omit<Amount, 'amount_minor'>): number | undefined {
  if (!isCurrency(currency)) return undefined;
  const minor = parseTypedAmount(typed, textsIn(locale).languageTag, currency)?.minor ?? 0;
  return minor > 0 ? minor : undefined;
}
