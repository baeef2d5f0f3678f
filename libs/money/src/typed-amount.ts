import { toDecimal, type Money } from './money.ts';
import { numberFormatter } from './number.ts';

/** Normalises a typed amount: removes group separators and converts the language's decimal separator to a point. */
export function parseTypedAmount(typed: string, languageTag: string): string {
  const decimalSign = decimalSignOf(languageTag);
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '');
  // A lone comma or point that the language uses as decimal sign, or the other one when only it is there, is the decimal sign.
  const other = decimalSign === ',' ? '.' : ',';
  if (compact.includes(decimalSign)) return compact.replaceAll(other, '').replace(decimalSign, '.');
  return /^\d+[.,]\d{1,2}$/.test(compact) ? compact.replace(',', '.') : compact.replaceAll(other, '');
}

/** An amount as a player would type it: "50", "12.50" or, where the language says so, "12,50". {@link parseTypedAmount} reads it. */
export function typedTextOf(amount: Money, languageTag: string): string {
  return toDecimal(amount).replace(/\.0+$/, '').replace('.', decimalSignOf(languageTag));
}

/** The sign before the decimals in a language: `.` or `,`. */
function decimalSignOf(languageTag: string): string {
  return (
    numberFormatter(languageTag)
      .formatToParts(1.5)
      .find((part) => part.type === 'decimal')?.value ?? '.'
  );
}
