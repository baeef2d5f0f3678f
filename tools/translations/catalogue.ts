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
/** A locale of the site with its BCP 47 tag and its name in English. */
export type SiteLocale = LocaleFallback & { languageTag: string; englishName: string };

export const sourceLocale = 'en';

/** Files that are not part of the site: games and the back office load their own, the servers read the others, the seed is content. */
const filesOutsideSite = new Set(['api', 'backoffice', 'games', 'gateway', 'seed']);

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
export async function siteLocales(): Promise<SiteLocale[]> {
  const table = (await import(pathToFileURL(join(root, 'libs/i18n/src/locales.ts')).href)) as {
    localeCodes: readonly string[];
    localeEntry(code: string): { fallback: string; languageTag: string; englishName: string };
  };
  return table.localeCodes.map((locale) => {
    const { fallback, languageTag, englishName } = table.localeEntry(locale);
    return { locale, fallback, languageTag, englishName };
  });
}

/** The pages of a locale, by file name. */
export function readPages(locale: string, folder = translationsFolder): Record<string, string> {
  const pages = join(folder, locale, 'pages');
  return Object.fromEntries(listed(pages).map((name) => [name, readFileSync(join(pages, name), 'utf8')]));
}

/** The libraries whose messages load with every page; other messages load with the page that needs them (decision 0036). */
const coreLibraries = ['site', 'casino'];

export function coreIdsOf(source: Catalogue): ReadonlySet<string> {
  return idsOf(source, coreLibraries);
}

/** The descriptions of pages in the head, which only the server needs. */
export const isHeadId = (id: string): boolean => /^site\.page\.\w+\.description$/.test(id);

/** The messages of games in play and of their rules, which load only with the views about games. */
export function gameIdsOf(source: Catalogue): ReadonlySet<string> {
  return idsOf(source, ['game']);
}

function idsOf(source: Catalogue, files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => Object.keys(source[file] ?? {})));
}

/** All messages of the site in a locale; missing ones are from its fallbacks. */
export function siteMessages(locale: string, locales: readonly LocaleFallback[], folder = translationsFolder): Record<string, string> {
  return withFallbacks(locale, locales, (code) =>
    Object.entries(readCatalogue(code, folder)).flatMap(([file, messages]) => (filesOutsideSite.has(file) ? [] : [messages])),
  );
}

/** The messages of one file in a locale; missing ones are from its fallbacks. */
export function messagesOf(file: string, locale: string, locales: readonly LocaleFallback[], folder = translationsFolder): Record<string, string> {
  return withFallbacks(locale, locales, (code) => [readCatalogue(code, folder)[file] ?? {}]);
}

function withFallbacks(
  locale: string,
  locales: readonly LocaleFallback[],
  read: (locale: string) => readonly Readonly<Record<string, string>>[],
): Record<string, string> {
  const fallback = locales.find((entry) => entry.locale === locale)?.fallback ?? sourceLocale;
  const below = fallback === locale ? {} : withFallbacks(fallback, locales, read);
  return Object.assign({}, below, ...read(locale)) as Record<string, string>;
}

function readMessages(file: string): Record<string, string> {
  const messages = parsed(file);
  if (typeof messages !== 'object' || messages === null || Object.values(messages).some((text) => typeof text !== 'string'))
    throw new Error(`${file} must be a flat object of strings.`);
  return messages as Record<string, string>;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
