import { parseArgs } from 'node:util';
import { brandIds, brandOf, type BrandId, type Scheme } from '@playfront/brand';

export type ScreensOptions = {
  locales: readonly string[];
  brands: readonly BrandId[];
  schemes: readonly Scheme[];
  /** Parts of scene names; an empty list means all scenes. */
  only: readonly string[];
  /** Widths in px; an empty list means all widths. */
  widths: readonly number[];
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads `--locales en,fi --brand marlowe --schemes light --only lobby --widths 390`. @throws {RangeError} for an unknown value. */
export function readOptions(args: readonly string[], knownLocales: readonly string[]): ScreensOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      locales: { type: 'string', default: 'en' },
      brand: { type: 'string', default: brandIds.join(',') },
      schemes: { type: 'string', default: 'dark,light' },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '' },
    },
  });
  const locales = listOf(values.locales);
  const unknown = locales.find((locale) => !knownLocales.includes(locale));
  if (unknown !== undefined) throw new RangeError(`Unknown locale "${unknown}". Known: ${knownLocales.join(', ')}`);
  const schemes = listOf(values.schemes);
  const isScheme = (scheme: string): scheme is Scheme => scheme === 'dark' || scheme === 'light';
  if (!schemes.every(isScheme)) throw new RangeError(`--schemes accepts dark and light, not "${values.schemes}"`);
  const widths = listOf(values.widths).map(Number);
  if (widths.some(Number.isNaN)) throw new RangeError(`--widths accepts numbers, not "${values.widths}"`);
  return { locales, brands: listOf(values.brand).map((id) => brandOf(id).id), schemes, only: listOf(values.only), widths };
}
