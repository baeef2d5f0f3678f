import { defaultLocale, isLocaleCode, languageTags } from '@playfront/i18n/locale-tags';

/** The language tag of a site's locale prefix; English for a prefix that is not the site's. */
export function languageTagOf(localePrefix: string): string {
  return languageTags[isLocaleCode(localePrefix) ? localePrefix : defaultLocale];
}
