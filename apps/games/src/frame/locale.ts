import { defaultLocale, isLocaleCode, languageTags, type LocaleCode } from '@playfront/i18n/locale-tags';

/** The locale of a site's prefix; English for an unknown prefix. */
export function localeCodeOf(localePrefix: string): LocaleCode {
  return isLocaleCode(localePrefix) ? localePrefix : defaultLocale;
}

/** The language tag of a site's locale prefix. */
export function languageTagOf(localePrefix: string): string {
  return languageTags[localeCodeOf(localePrefix)];
}
