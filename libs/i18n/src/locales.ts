import { defaultLocale, localeTable, type LocaleCode } from './locale-tags.ts';

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

export const localeCodes = Object.keys(localeTable) as readonly LocaleCode[];

/** The entry of a locale. */
export function localeEntry(code: LocaleCode): LocaleEntry {
  const [languageTag, englishName, nativeName, flag, fallback = defaultLocale] = localeTable[code];
  return { prefix: code === defaultLocale ? '' : code, languageTag, englishName, nativeName, flag, fallback };
}

/** Languages offered at registration on every page (spec §3). */
const registrationLanguages: readonly LocaleCode[] = ['en', 'fr', 'fi', 'de', 'it', 'se', 'no', 'in'];

/** Languages of emails and messages that registration offers: those of spec §3, and the language of the page. */
export function registrationLanguagesOn(page: LocaleCode): readonly LocaleCode[] {
  return registrationLanguages.includes(page) ? registrationLanguages : [page, ...registrationLanguages];
}
