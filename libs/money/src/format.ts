import { decimalsOf, playMoney, type Currency } from './currency.ts';
import { toDecimal, type Money } from './money.ts';
import { numberFormatter } from './number.ts';

export type MoneyFormat = {
  /** `always` writes a plus before a gain. Default: a minus before a loss only. */
  readonly sign?: 'auto' | 'always';
  /** `whole` omits the decimals of a whole amount ("€10"); default `all` ("€10.00"). */
  readonly decimals?: 'all' | 'whole';
};

/** Currencies that share their narrow symbol (`$`, `kr`, `¥`) with another. */
const sharedSymbols: ReadonlySet<Currency> = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'MXN', 'SEK', 'NOK', 'JPY', 'CNY']);

function currencyStyle(currency: Currency): Intl.NumberFormatOptions {
  // Play money has no symbol, so that players do not mistake it for a currency.
  if (currency === playMoney) return {};
  return { style: 'currency', currency, currencyDisplay: sharedSymbols.has(currency) ? 'symbol' : 'narrowSymbol' };
}

/**
 * Formats an amount for a language, with the currency's number of decimals and a symbol that no other currency has there ("€", "CA$", "SEK"). The
 * minus is U+2212, as wide as a digit. `languageTag` is BCP 47 (never a site prefix such as `se`).
 */
export function formatMoney(amount: Money, languageTag: string, { sign = 'auto', decimals = 'all' }: MoneyFormat = {}): string {
  const unit = 10 ** decimalsOf(amount.currency);
  const shown = decimals === 'whole' && amount.minor % unit === 0 ? 0 : decimalsOf(amount.currency);
  // A decimal text keeps every digit; a float of 2^53 minor units would not.
  const text = toDecimal(amount) as Intl.StringNumericLiteral;
  const formatter = numberFormatter(languageTag, {
    ...currencyStyle(amount.currency),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
  });
  return formatter.format(text).replace('-', '\u2212');
}
