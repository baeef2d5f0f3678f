import { asCode } from '@playfront/typed-text';
import { playMoney, type Currency } from './currency.ts';
import { fromDecimal, toDecimal, type Money } from './money.ts';
import { numberFormatter } from './number.ts';

/**
 * Reads an amount as people type and paste it: "1250", "1,250.00", "1’250.00", "€1250", "1250 EUR", with digits of any script, and the separators of
 * the language ("1 250,00"). Nothing is guessed: `undefined` for another currency, incomplete groups ("12 50"), two decimal separators, or
 * more decimals than the currency has.
 */
export function parseTypedAmount(typed: string, languageTag: string, currency: Currency): Money | undefined {
  const number = withoutCurrency(asCode(typed).replaceAll('\u066b', '.'), currency, languageTag);
  const [group = '', decimal] = separatorsOf(number, languageTag);
  const [whole = '', fraction] = decimal === undefined ? [number] : number.split(decimal);
  if (!isGrouped(whole, group)) return undefined;
  const digits = whole.replaceAll(group, '');
  return fromDecimal(fraction === undefined ? digits : `${digits}.${fraction}`, currency);
}

/** An amount as a player would type it: "50", "12.50" or, with the language's decimal comma, "12,50". {@link parseTypedAmount} reads it. */
export function formatTypedAmount(amount: Money, languageTag: string): string {
  return toDecimal(amount)
    .replace(/\.0+$/, '')
    .replace('.', separatorOf('decimal', languageTag) ?? '.');
}

/** The text without the currency's code or symbol, which may be on either side. */
function withoutCurrency(text: string, currency: Currency, languageTag: string): string {
  const names = [currency, ...symbolsOf(currency, languageTag), ...symbolsOf(currency, 'en')].map((name) => asCode(name).toLowerCase());
  const lower = text.toLowerCase();
  // The longest first: "A$" before "$".
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (lower.startsWith(name)) return text.slice(name.length).trim();
    if (lower.endsWith(name)) return text.slice(0, -name.length).trim();
  }
  return text;
}

function symbolsOf(currency: Currency, languageTag: string): string[] {
  if (currency === playMoney) return [];
  return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    numberFormatter(languageTag, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
}

/**
 * The group separator and the decimal separator of a number. A comma or point that occurs once is the decimal separator, unless the language groups by
 * it and three digits follow. One that occurs twice can only be the group separator, and only if it is not the language's decimal separator.
 */
function separatorsOf(number: string, languageTag: string): [group?: string | undefined, decimal?: string] {
  const separators = number.match(/[^0-9]/g) ?? [];
  const last = separators.pop();
  if (last !== '.' && last !== ',') return [last];
  if (separators.some((separator) => separator === last)) return last === separatorOf('decimal', languageTag) ? [] : [last];
  const isGroup = separators.length === 0 && last === separatorOf('group', languageTag) && /\d{3}$/.test(number);
  return isGroup ? [last] : [separators[0], last];
}

/** Whether digits have no groups, or complete ones with one separator: of three digits, or the last of three and the others of two (India). */
function isGrouped(whole: string, separator: string): boolean {
  if (/^\d+$/.test(whole)) return true;
  const groups = /^[ '’٬.,]$/.test(separator) ? whole.split(separator) : [];
  const [first = '', ...others] = groups;
  const last = others.pop();
  const haveLength = (length: number) => others.every((group) => group.length === length) && first.length <= length;
  return groups.every((group) => /^\d+$/.test(group)) && !first.startsWith('0') && last?.length === 3 && (haveLength(3) || haveLength(2));
}

/** Whether numbers of a language have a comma before the decimals. */
export function hasDecimalComma(languageTag: string): boolean {
  return separatorOf('decimal', languageTag) === ',';
}

/** The separator before the decimals, or between the groups, in a language. */
function separatorOf(type: 'decimal' | 'group', languageTag: string): string | undefined {
  return numberFormatter(languageTag)
    .formatToParts(1_234_567.5)
    .find((part) => part.type === type)?.value;
}
