import { defaultLocale, languageTags, type LocaleCode } from './locale-tags.ts';

/** A locale of the site: its path prefix, its BCP 47 tag, and its entry in the language list (spec §2, §3). */
export type LocaleEntry = {
  /** Path prefix without slashes; the default locale has none. */
  readonly prefix: string;
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  readonly languageTag: string;
  readonly englishName: string;
  readonly nativeName: string;
  /** ISO 3166 code of the flag. */
  readonly flag: string;
  /** Locale that provides missing messages. */
  readonly fallback: LocaleCode;
};

/** English name, native name, flag, and the locale that provides missing messages. */
const table: Readonly<Record<LocaleCode, readonly [englishName: string, nativeName: string, flag: string, fallback: LocaleCode]>> = {
  en: ['English', 'English', 'GB', 'en'],
  fr: ['French', 'Français', 'FR', 'en'],
  fi: ['Finnish', 'Suomi', 'FI', 'en'],
  de: ['German', 'Deutsch', 'DE', 'en'],
  it: ['Italian', 'Italiano', 'IT', 'en'],
  se: ['Swedish', 'Svenska', 'SE', 'en'],
  no: ['Norwegian', 'Norsk', 'NO', 'en'],
  pt: ['Portuguese', 'Português', 'PT', 'en'],
  pl: ['Polish', 'Polski', 'PL', 'en'],
  ro: ['Romanian', 'Română', 'RO', 'en'],
  in: ['Indian', 'हिन्दी', 'IN', 'en'],
  cn: ['Chinese', '中文', 'CN', 'en'],
  ru: ['Russian', 'Русский', 'RU', 'en'],
  tr: ['Turkish', 'Türkçe', 'TR', 'en'],
  es: ['Spanish', 'Español', 'ES', 'en'],
  jp: ['Japanese', '日本語', 'JP', 'en'],
  ko: ['Korean', '한국어', 'KR', 'en'],
  hu: ['Hungarian', 'Magyar', 'HU', 'en'],
  cz: ['Czech', 'Čeština', 'CZ', 'en'],
  gr: ['Greek', 'Ελληνικά', 'GR', 'en'],
  br: ['Brazil', 'Português (Brasil)', 'BR', 'pt'],
  au: ['English-Australia', 'English (Australia)', 'AU', 'en'],
  ca: ['English-Canada', 'English (Canada)', 'CA', 'en'],
  sg: ['English-Singapore', 'English (Singapore)', 'SG', 'en'],
};

export const localeCodes = Object.keys(languageTags) as readonly LocaleCode[];

/** The entry of a locale. */
export function localeEntry(code: LocaleCode): LocaleEntry {
  const [englishName, nativeName, flag, fallback] = table[code];
  return { prefix: code === defaultLocale ? '' : code, languageTag: languageTags[code], englishName, nativeName, flag, fallback };
}

/** Locales with their own messages: the folders of `translations/`. The others use those of their fallback. */
export const translatedLocales: readonly LocaleCode[] = ['en', 'fi'];

/** Languages offered at registration (spec §3). */
export const registrationLanguages: readonly LocaleCode[] = ['en', 'fr', 'fi', 'de', 'it', 'se', 'no', 'in'];
