import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const translationsFolder = join(root, 'translations');
export const compiledFolder = join(root, 'libs/i18n/src/compiled');

/** Messages of one locale by the library they belong to: what its folder holds. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A locale and whose messages fill in for what it does not say. */
export type LocaleFallback = { locale: string; fallback: string };

export const sourceLocale = 'en';

/** Games run in their own frame and load their words themselves; the site does not carry them. */
const librariesOutsideSite = new Set(['games']);

export function readCatalogue(locale: string, folder = translationsFolder): Catalogue {
  const files = listed(join(folder, locale)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.json'.length), readMessages(join(folder, locale, file))]));
}

export function translatedLocales(folder = translationsFolder): string[] {
  return listed(folder).filter((name) => !name.startsWith('.'));
}

/** The locales of the site. Its library is written for the browser, so only its plain table is loaded. */
export async function siteLocales(): Promise<LocaleFallback[]> {
  const table = (await import(pathToFileURL(join(root, 'libs/i18n/src/locales.ts')).href)) as {
    localeCodes: readonly string[];
    localeEntry(code: string): { fallback: string };
  };
  return table.localeCodes.map((locale) => ({ locale, fallback: table.localeEntry(locale).fallback }));
}

/** All messages of the site in a locale, with those of its fallbacks where it is silent. */
export function siteMessages(locale: string, locales: readonly LocaleFallback[], folder = translationsFolder): Record<string, string> {
  const fallback = locales.find((entry) => entry.locale === locale)?.fallback ?? sourceLocale;
  const below = fallback === locale ? {} : siteMessages(fallback, locales, folder);
  const own = Object.entries(readCatalogue(locale, folder)).filter(([library]) => !librariesOutsideSite.has(library));
  return Object.assign({}, below, ...own.map(([, messages]) => messages)) as Record<string, string>;
}

function readMessages(file: string): Record<string, string> {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof messages !== 'object' || messages === null || Object.values(messages).some((text) => typeof text !== 'string'))
    throw new Error(`${file} must be one flat object of texts.`);
  return messages as Record<string, string>;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
