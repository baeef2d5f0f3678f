/**
 * The site's locales (spec §2, §3), one row each: path prefix, then the BCP 47 tag of `lang`, `hreflang` and `Intl`, the English and the native
 * name, the ISO 3166 code of the flag, and the locale that provides missing messages (English if none is given). A prefix is never a language tag:
 * `se` is Swedish here, Northern Sami in BCP 47. Only data, so that the operator, the games and the tools can import it too. To add a language, add a
 * row here and a folder in `translations/` (docs/translations.md).
 */
const table = {
  en: ['en', 'English', 'English', 'GB'],
  fr: ['fr-FR', 'French', 'Français', 'FR'],
  fi: ['fi-FI', 'Finnish', 'Suomi', 'FI'],
  de: ['de-DE', 'German', 'Deutsch', 'DE'],
  it: ['it-IT', 'Italian', 'Italiano', 'IT'],
  se: ['sv-SE', 'Swedish', 'Svenska', 'SE'],
  no: ['nb-NO', 'Norwegian', 'Norsk', 'NO'],
  pt: ['pt-PT', 'Portuguese', 'Português', 'PT'],
  pl: ['pl-PL', 'Polish', 'Polski', 'PL'],
  ro: ['ro-RO', 'Romanian', 'Română', 'RO'],
  in: ['hi-IN', 'Indian', 'हिन्दी', 'IN'],
  cn: ['zh-CN', 'Chinese', '中文', 'CN'],
  ru: ['ru-RU', 'Russian', 'Русский', 'RU'],
  tr: ['tr-TR', 'Turkish', 'Türkçe', 'TR'],
  es: ['es-ES', 'Spanish', 'Español', 'ES'],
  jp: ['ja-JP', 'Japanese', '日本語', 'JP'],
  ko: ['ko-KR', 'Korean', '한국어', 'KR'],
  hu: ['hu-HU', 'Hungarian', 'Magyar', 'HU'],
  cz: ['cs-CZ', 'Czech', 'Čeština', 'CZ'],
  gr: ['el-GR', 'Greek', 'Ελληνικά', 'GR'],
  br: ['pt-BR', 'Brazil', 'Português (Brasil)', 'BR', 'pt'],
  au: ['en-AU', 'English-Australia', 'English (Australia)', 'AU'],
  ca: ['en-CA', 'English-Canada', 'English (Canada)', 'CA'],
  sg: ['en-SG', 'English-Singapore', 'English (Singapore)', 'SG'],
} as const;

export type LocaleCode = keyof typeof table;

/** The rows of the table, as other locales may be added. */
export const localeTable: Readonly<Record<LocaleCode, LocaleRow>> = table;

export type LocaleRow = readonly [languageTag: string, englishName: string, nativeName: string, flag: string, fallback?: LocaleCode];

/** Path prefix to language tag. */
export const languageTags = Object.fromEntries(Object.entries(localeTable).map(([code, [languageTag]]) => [code, languageTag])) as Readonly<
  Record<LocaleCode, string>
>;

/** Default and fallback locale (spec §9), which has no prefix. */
export const defaultLocale: LocaleCode = 'en';

/** Cookie with the language that was chosen in this browser, as a {@link LocaleCode} (spec §9). */
export const localeCookie = 'i18n_redirected';

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.hasOwn(localeTable, code);
}

/** The tag for `Intl` dates: plain English is formatted as British, day first as in most of the site's countries; `Intl` treats `en` as American. */
export const dateTagOf = (languageTag: string): string => (languageTag === languageTags.en ? 'en-GB' : languageTag);
