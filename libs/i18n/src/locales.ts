/** A language the site speaks: its path prefix, its BCP 47 tag, and how the language list shows it (spec §2, §3). */
export type LocaleEntry = {
  /** Path prefix without slashes; the default locale has none. Never a language tag: `se` is Swedish here, Northern Sami in BCP 47. */
  readonly prefix: string;
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  readonly languageTag: string;
  readonly englishName: string;
  readonly nativeName: string;
  /** ISO 3166 code of the flag. */
  readonly flag: string;
  /** Messages missing in this locale are read from there. */
  readonly fallback: string;
};

const table = [
  ['en', 'en', 'English', 'English', 'GB', 'en'],
  ['fr', 'fr-FR', 'French', 'Français', 'FR', 'en'],
  ['fi', 'fi-FI', 'Finnish', 'Suomi', 'FI', 'en'],
  ['de', 'de-DE', 'German', 'Deutsch', 'DE', 'en'],
  ['it', 'it-IT', 'Italian', 'Italiano', 'IT', 'en'],
  ['se', 'sv-SE', 'Swedish', 'Svenska', 'SE', 'en'],
  ['no', 'nb-NO', 'Norwegian', 'Norsk', 'NO', 'en'],
  ['pt', 'pt-PT', 'Portuguese', 'Português', 'PT', 'en'],
  ['pl', 'pl-PL', 'Polish', 'Polski', 'PL', 'en'],
  ['ro', 'ro-RO', 'Romanian', 'Română', 'RO', 'en'],
  ['in', 'hi-IN', 'Indian', 'हिन्दी', 'IN', 'en'],
  ['cn', 'zh-CN', 'Chinese', '中文', 'CN', 'en'],
  ['ru', 'ru-RU', 'Russian', 'Русский', 'RU', 'en'],
  ['tr', 'tr-TR', 'Turkish', 'Türkçe', 'TR', 'en'],
  ['es', 'es-ES', 'Spanish', 'Español', 'ES', 'en'],
  ['jp', 'ja-JP', 'Japanese', '日本語', 'JP', 'en'],
  ['ko', 'ko-KR', 'Korean', '한국어', 'KR', 'en'],
  ['hu', 'hu-HU', 'Hungarian', 'Magyar', 'HU', 'en'],
  ['cz', 'cs-CZ', 'Czech', 'Čeština', 'CZ', 'en'],
  ['gr', 'el-GR', 'Greek', 'Ελληνικά', 'GR', 'en'],
  ['br', 'pt-BR', 'Brazil', 'Português (Brasil)', 'BR', 'pt'],
  ['au', 'en-AU', 'English-Australia', 'English (Australia)', 'AU', 'en'],
  ['ca', 'en-CA', 'English-Canada', 'English (Canada)', 'CA', 'en'],
  ['sg', 'en-SG', 'English-Singapore', 'English (Singapore)', 'SG', 'en'],
] as const;

export type LocaleCode = (typeof table)[number][0];

/** Default and fallback locale (spec §9). */
export const defaultLocale: LocaleCode = 'en';

export const localeCodes: readonly LocaleCode[] = table.map(([code]) => code);

const entries = new Map<LocaleCode, LocaleEntry>(
  table.map(([code, languageTag, englishName, nativeName, flag, fallback]) => [
    code,
    { prefix: code === defaultLocale ? '' : code, languageTag, englishName, nativeName, flag, fallback },
  ]),
);

/** The entry of a locale. */
export function localeEntry(code: LocaleCode): LocaleEntry {
  // Every code has its row: both come from one table.
  return entries.get(code) as LocaleEntry;
}

export function isLocaleCode(code: string): code is LocaleCode {
  return entries.has(code as LocaleCode);
}

/** Registration language choices (spec §3). */
export const registrationLanguages: readonly LocaleCode[] = ['en', 'fr', 'fi', 'de', 'it', 'se', 'no', 'in'];
