import { localeCodes, localeEntry, type LocaleCode } from '@playfront/i18n';

/** The `lang` of an operator's text that is not in the language of the page, as it was not translated; undefined if it is. */
export function otherLanguage(textLocale: string | undefined, pageLocale: LocaleCode): string | undefined {
  if (textLocale === undefined || textLocale === pageLocale) return undefined;
  const known = localeCodes.find((code) => code === textLocale);
  return known ? localeEntry(known).languageTag : textLocale;
}
