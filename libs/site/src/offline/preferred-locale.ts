import { languageOffers, localeCodes, localeEntry, type LocaleCode } from '@playfront/i18n';

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
    const codes = localeCodes.filter((code) => code in languageOffers && languageOf(localeEntry(code).languageTag) === language);
    const ofRegion = codes.find((code) => regionOf(localeEntry(code).languageTag) === regionOf(tag));
    if (codes.length > 0) return ofRegion ?? codes[0];
  }
  return undefined;
}
