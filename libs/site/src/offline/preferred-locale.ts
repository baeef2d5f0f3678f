import { localeEntry, translatedLocales, type LocaleCode } from '@playfront/i18n';

const languageOf = (tag: string) => tag.slice(0, 2);

/** The locale of the first browser language that the site is translated to. */
export function preferredLocale(languageTags: readonly string[]): LocaleCode | undefined {
  const find = (tag: string) => translatedLocales.find((code) => languageOf(localeEntry(code).languageTag) === languageOf(tag));
  return languageTags.map(find).find(Boolean);
}
