import { asCode } from '@playfront/typed-text';
import { playMoney, type Currency } from './currency.ts';
import { fromDecimal, toDecimal, type Money } from './money.ts';
import { numberFormatter } from './number.ts';

/**
 * Reads an amount as people type and paste it: "1250", "1,250.00", "1’250.00", "€1250", "1250 EUR", with digits of any script, and the separators of
 * the language ("1 250,00"). Nothing is guessed: `undefined` for another currency, groups that are not whole ("12 50"), two decimal signs, or more
 * decimals than the currency has.
 */
export function parseTypedAmount(typed: string, languageTag: string, currency: Currency): Money | undefined {
  const number = withoutCurrency(asCode(typed).replaceAll('\u066b', '.'), currency, languageTag);
  const [group = '', decimal] = separatorsOf(number, languageTag);
  const [whole = '', fraction] = decimal === undefined ? [number] : number.split(decimal);
  if (!isGrouped(whole, group)) return undefined;
  const digits = whole.replaceAll(group, '');
  return fromDecimal(fraction === undefined ? digits : `${digits}.${fraction}`, currency);
}

/** An amount as a player would type it: "50", "12.50" or, where the language says so, "12,50". {@link parseTypedAmount} reads it. */
export function formatTypedAmount(amount: Money, languageTag: string): string {
  return toDecimal(amount)
    .replace(/\.0+$/, '')
    .replace('.', signOf('decimal', languageTag) ?? '.');
}

/** The text without the currency's code or a symbol of it, which may be on either side. */
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
 * The group sign and the decimal sign of a number. A comma or a point that occurs once is the decimal sign, unless the language groups by it and three
 * digits follow; twice it can only group, and not where it is the language's decimal sign.
 */
function separatorsOf(number: string, languageTag: string): [group?: string | undefined, decimal?: string] {
  const signs = number.match(/[^0-9]/g) ?? [];
  const last = signs.pop();
  if (last !== '.' && last !== ',') return [last];
  if (signs.some((sign) => sign === last)) return last === signOf('decimal', languageTag) ? [] : [last];
  const isGroup = signs.length === 0 && last === signOf('group', languageTag) && /\d{3}$/.test(number);
  return isGroup ? [last] : [signs[0], last];
}

/** Whether digits have no groups, or whole ones by one sign: of three digits, or the last of three and others of two (India). */
function isGrouped(whole: string, sign: string): boolean {
  if (/^\d+$/.test(whole)) return true;
  const groups = /^[ '’٬.,]$/.test(sign) ? whole.split(sign) : [];
  const [first = '', ...others] = groups;
  const last = others.pop();
  const areWhole = (length: number) => others.every((group) => group.length === length) && first.length <= length;
  return groups.every((group) => /^\d+$/.test(group)) && !first.startsWith('0') && last?.length === 3 && (areWhole(3) || areWhole(2));
}

/** The sign before the decimals, or between the groups, in a language. */
function signOf(type: 'decimal' | 'group', languageTag: string): string | undefined {
  return numberFormatter(languageTag)
    .formatToParts(1_234_567.5)
    .find((part) => part.type === type)?.value;
}
