import { decimalsOf } from './currency.ts';
import { toDecimal, type Money } from './money.ts';

export type MoneyFormat = {
  /** `always` writes a plus before a gain. Default: a minus before a loss only. */
  readonly sign?: 'auto' | 'always';
  /** `whole` drops the decimals of a round amount ("€10"); default `all` ("€10.00"). */
  readonly decimals?: 'all' | 'whole';
};

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(languageTag: string, currency: Money['currency'], decimals: number, sign: 'auto' | 'always'): Intl.NumberFormat {
  const key = `${languageTag} ${currency} ${decimals} ${sign}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTag, {
      // Play money is written without a symbol: it is not a currency a player could mistake for one.
      ...(currency === 'XXX' ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    });
    formatters.set(key, made);
  }
  return made;
}

/**
 * Writes an amount as the language does, with narrow currency symbol and its own number of decimals.
 * The minus is U+2212, as wide as a digit. `languageTag` is BCP 47 (never a site prefix such as `se`).
 */
export function formatMoney(amount: Money, languageTag: string, { sign = 'auto', decimals = 'all' }: MoneyFormat = {}): string {
  const unit = 10 ** decimalsOf(amount.currency);
  const shown = decimals === 'whole' && amount.minor % unit === 0 ? 0 : decimalsOf(amount.currency);
  // A decimal text keeps every digit; a float of 2^53 minor units would not.
  const text = toDecimal(amount) as Intl.StringNumericLiteral;
  return formatter(languageTag, amount.currency, shown, sign).format(text).replace('-', '\u2212');
}

/** How an amount is typed in a language: the text between group signs, with the language's decimal sign read as a point. */
export function parseTypedAmount(typed: string, languageTag: string): string {
  const decimalSign = new Intl.NumberFormat(languageTag).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '');
  // A lone comma or point that the language uses as decimal sign, or the other one when only it is there, is the decimal sign.
  const other = decimalSign === ',' ? '.' : ',';
  if (compact.includes(decimalSign)) return compact.replaceAll(other, '').replace(decimalSign, '.');
  return /^\d+[.,]\d{1,2}$/.test(compact) ? compact.replace(',', '.') : compact.replaceAll(other, '');
}
