import type { LocaleCode } from './locale-tags.ts';
import { localeCodes, localeEntry } from './locales.ts';

/** Norwegian is one language of the site, whichever of its names a browser has. */
const sameLanguage: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The language of a BCP 47 tag; undefined for a malformed tag. */
function languageOf(tag: string): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return sameLanguage[language] ?? language;
  } catch {
    return undefined;
  }
}

const regionOf = (tag: string) => new Intl.Locale(tag).region;

/** The locale of the first browser language that the site has: with its region (`pt-BR`, `en-AU`) if there is one, else without. */
export function preferredLocale(languageTags: readonly string[]): LocaleCode | undefined {
  for (const tag of languageTags) {
    const language = languageOf(tag);
    const codes = localeCodes.filter((code) => languageOf(localeEntry(code).languageTag) === language);
    const ofRegion = codes.find((code) => regionOf(localeEntry(code).languageTag) === regionOf(tag));
    if (codes.length > 0) return ofRegion ?? codes[0];
  }
  return undefined;
}

/** At most this much of a header is read: browsers send less than 200 characters. */
const readCharacters = 1_000;

/** The languages of an `Accept-Language` header in its order, which is that of preference in every browser. */
export function languagesOfHeader(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, readCharacters)
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .filter(Boolean);
}
