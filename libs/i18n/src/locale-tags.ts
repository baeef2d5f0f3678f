/**
 * The site's locales (spec §2): path prefix to the BCP 47 tag of `lang`, `hreflang` and `Intl`. A prefix is never a language tag: `se` is Swedish
 * here, Northern Sami in BCP 47. Only data, so that the operator and the games can import it too.
 */
export const languageTags = {
  en: 'en',
  fr: 'fr-FR',
  fi: 'fi-FI',
  de: 'de-DE',
  it: 'it-IT',
  se: 'sv-SE',
  no: 'nb-NO',
  pt: 'pt-PT',
  pl: 'pl-PL',
  ro: 'ro-RO',
  in: 'hi-IN',
  cn: 'zh-CN',
  ru: 'ru-RU',
  tr: 'tr-TR',
  es: 'es-ES',
  jp: 'ja-JP',
  ko: 'ko-KR',
  hu: 'hu-HU',
  cz: 'cs-CZ',
  gr: 'el-GR',
  br: 'pt-BR',
  au: 'en-AU',
  ca: 'en-CA',
  sg: 'en-SG',
} as const;

export type LocaleCode = keyof typeof languageTags;

/** Default and fallback locale (spec §9), which has no prefix. */
export const defaultLocale: LocaleCode = 'en';

/** Cookie with the language that was chosen in this browser, as a {@link LocaleCode} (spec §9). */
export const localeCookie = 'i18n_redirected';

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.hasOwn(languageTags, code);
}

/** The tag for `Intl` dates: plain English is formatted as British, day first as in most of the site's countries; `Intl` treats `en` as American. */
export const dateTagOf = (languageTag: string): string => (languageTag === languageTags.en ? 'en-GB' : languageTag);
