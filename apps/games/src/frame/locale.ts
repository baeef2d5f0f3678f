import { defaultLocale, isLocaleCode, languageTags } from '@playfront/i18n/locale-tags';

/** The language tag of a site's locale prefix; English for an unknown prefix. */
export function languageTagOf(localePrefix: string): string {
  return languageTags[isLocaleCode(localePrefix) ? localePrefix : defaultLocale];
}
