const formatters = new Map<string, Intl.NumberFormat>();

/** `Intl.NumberFormat`, cached by language and options: creating one takes longer than formatting. */
export function numberFormatter(languageTag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = languageTag + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = new Intl.NumberFormat(languageTag, options)));
  return formatter;
}

/** Minimum and maximum decimals, as in `Intl.NumberFormat`. */
export type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

const twoDecimals: Decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A number with the language's group and decimal separators: 1234.5 → "1,234.5". */
export function formatNumber(value: number, languageTag: string, decimals?: Decimals): string {
  return numberFormatter(languageTag, decimals).format(value);
}

/** Formats per cent, with two decimals by default: 96.59 → "96.59%". */
export function formatPercent(perCent: number, languageTag: string, decimals = twoDecimals): string {
  return numberFormatter(languageTag, { style: 'percent', ...decimals }).format(perCent / 100);
}
