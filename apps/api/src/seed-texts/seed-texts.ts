import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { isLocaleCode, languageTags } from '@playfront/i18n/locale-tags';

/** The texts of the seed by language: `seed.json` of each folder in `translations/`. English always exists and is the fallback. */
export type SeedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The folders of all languages, with the texts and pages of the seed. */
export const translationsFolder = fileURLToPath(new URL('../../../../translations', import.meta.url));

export function readSeedTexts(folder = translationsFolder): SeedTexts {
  const locales = readdirSync(folder).filter((locale) => existsSync(join(folder, locale, 'seed.json')));
  const own = (locale: string) => JSON.parse(readFileSync(join(folder, locale, 'seed.json'), 'utf8')) as SeedTexts[string];
  // Other kinds of English have only the texts that differ.
  const isEnglish = (locale: string) => isLocaleCode(locale) && languageTags[locale].startsWith('en');
  return Object.fromEntries(locales.map((locale) => [locale, isEnglish(locale) ? { ...own('en'), ...own(locale) } : own(locale)]));
}

/** The texts of one id by language; languages without a translation are left out. */
export type InLanguages = { readonly en: string } & Readonly<Record<string, string>>;

/** @throws {Error} if the id has no English text. */
export function inLanguages(texts: SeedTexts, id: string): InLanguages {
  const found = Object.entries(texts).flatMap(([locale, ofLocale]) => {
    const text = ofLocale[id];
    return text === undefined ? [] : [[locale, text] as const];
  });
  const english = texts['en']?.[id];
  if (english === undefined) throw new Error(`translations/en/seed.json has no "${id}"`);
  return { ...Object.fromEntries(found), en: english };
}

/** The part of an id for a key such as `10-free`: ids have underscores between words. */
export const idPart = (key: string): string => key.replaceAll('-', '_');
