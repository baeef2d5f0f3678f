import { asciiDigits } from '@playfront/typed-text';

/** Card schemes, recognised by the first digits. */
export type CardScheme = 'visa' | 'mastercard' | 'amex' | 'maestro' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'mir' | 'dankort';

/** Names of the schemes; proper names, the same in every language. */
export const cardSchemeNames: Record<CardScheme, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  maestro: 'Maestro',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  mir: 'Mir',
  dankort: 'Dankort',
};

/** Ranges of first digits, both ends of the same length; a narrower range comes before the wider one that contains it. */
const prefixes: readonly (readonly [from: number, to: number, scheme: CardScheme])[] = [
  [5019, 5019, 'dankort'],
  [4571, 4571, 'dankort'],
  [4, 4, 'visa'],
  [2200, 2204, 'mir'],
  [2221, 2720, 'mastercard'],
  [51, 55, 'mastercard'],
  [34, 34, 'amex'],
  [37, 37, 'amex'],
  [300, 305, 'diners'],
  [36, 36, 'diners'],
  [38, 39, 'diners'],
  [3528, 3589, 'jcb'],
  [6011, 6011, 'discover'],
  [644, 649, 'discover'],
  [65, 65, 'discover'],
  [62, 62, 'unionpay'],
  [50, 50, 'maestro'],
  [56, 58, 'maestro'],
  [60, 69, 'maestro'],
];

/** The card scheme, as soon as the typed digits determine it. */
export function cardSchemeOf(digits: string): CardScheme | undefined {
  return prefixes.find(([from, to]) => {
    const { length } = String(from);
    const start = Number(digits.slice(0, length));
    return digits.length >= length && start >= from && start <= to;
  })?.[2];
}

const groupsOf = (scheme: CardScheme | undefined): readonly number[] => {
  if (scheme === 'amex') return [4, 6, 5];
  if (scheme === 'diners') return [4, 6, 4];
  return [4, 4, 4, 4, 3];
};

/** Minimum number of digits of a card number. */
export const minCardLength = 12;

/** Maximum number of digits of a card number. */
export const cardLengthOf = (scheme: CardScheme | undefined): number => groupsOf(scheme).reduce((sum, size) => sum + size, 0);

/** Number of digits of the security code. */
export const cardCodeLengthOf = (scheme: CardScheme | undefined): number => (scheme === 'amex' ? 4 : 3);

/** Formats a card number as printed: digits in groups with spaces. */
export function groupCardNumber(typed: string): string {
  const all = asciiDigits(typed).replaceAll(/\D/g, '');
  const scheme = cardSchemeOf(all);
  let rest = all.slice(0, cardLengthOf(scheme));
  const groups: string[] = [];
  for (const size of groupsOf(scheme)) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.filter(Boolean).join(' ');
}
