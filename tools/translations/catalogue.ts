import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const translationsFolder = join(root, 'translations');
export const compiledFolder = join(root, 'libs/i18n/src/compiled');

/** The messages of one locale by library: the files in its folder. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A locale, and the locale that provides its missing messages. */
export type LocaleFallback = { locale: string; fallback: string };

export const sourceLocale = 'en';

/** Files that are not part of the site: games and the back office load their own, the servers read the others. */
const filesOutsideSite = new Set(['api', 'backoffice', 'games', 'gateway']);

/** Files for staff, in English only. */
export const englishOnlyFiles: ReadonlySet<string> = new Set(['backoffice']);

export function readCatalogue(locale: string, folder = translationsFolder): Catalogue {
  const files = listed(join(folder, locale)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.json'.length), readMessages(join(folder, locale, file))]));
}

export function translatedLocales(folder = translationsFolder): string[] {
  return listed(folder).filter((name) => !name.startsWith('.'));
}

/** The locales of the site. Only the table is imported, since the library is for browsers. */
export async function siteLocales(): Promise<LocaleFallback[]> {
  const table = (await import(pathToFileURL(join(root, 'libs/i18n/src/locales.ts')).href)) as {
    localeCodes: readonly string[];
    localeEntry(code: string): { fallback: string };
  };
  return table.localeCodes.map((locale) => ({ locale, fallback: table.localeEntry(locale).fallback }));
}

/** The libraries whose messages load with every page; other messages load with the page that needs them (decision 0036). */
const coreLibraries = ['site', 'casino'];

export function coreIdsOf(source: Catalogue): ReadonlySet<string> {
  return new Set(coreLibraries.flatMap((library) => Object.keys(source[library] ?? {})));
}

/** All messages of the site in a locale; missing ones are from its fallbacks. */
export function siteMessages(locale: string, locales: readonly LocaleFallback[], folder = translationsFolder): Record<string, string> {
  const fallback = locales.find((entry) => entry.locale === locale)?.fallback ?? sourceLocale;
  const below = fallback === locale ? {} : siteMessages(fallback, locales, folder);
  const own = Object.entries(readCatalogue(locale, folder)).filter(([file]) => !filesOutsideSite.has(file));
  return Object.assign({}, below, ...own.map(([, messages]) => messages)) as Record<string, string>;
}

function readMessages(file: string): Record<string, string> {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof messages !== 'object' || messages === null || Object.values(messages).some((text) => typeof text !== 'string'))
    throw new Error(`${file} must be a flat object of strings.`);
  return messages as Record<string, string>;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
