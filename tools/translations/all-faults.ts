import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedOnScreen, phrasesIn } from '../wording/phrases.ts';
import {
  coreIdsOf,
  gameIdsOf,
  readCatalogue,
  readPages,
  siteLocales,
  siteMessages,
  sourceLocale,
  translatedLocales,
  translationsFolder,
} from './catalogue.ts';
import { coreFaults } from './core-faults.ts';
import { findFaults, isEnglish, type Translation } from './find-faults.ts';
import { readLanguageGuide } from './language-guide.ts';
import { pageFaults } from './page-faults.ts';
import { repositorySources, root } from './repository-sources.ts';

/** The languages that are translated, with their messages and guides. */
export async function readTranslations(folder = translationsFolder): Promise<Translation[]> {
  const locales = await siteLocales();
  return locales
    .filter(({ locale }) => locale !== sourceLocale)
    .map(({ locale, languageTag }) => ({ locale, languageTag, catalogue: readCatalogue(locale, folder), guide: readLanguageGuide(locale, folder) }));
}

/** All faults of the messages and pages in `translations/`, one sentence each. */
export async function allFaults(): Promise<string[]> {
  const translations = await readTranslations();
  const source = readCatalogue(sourceLocale);
  const code = repositorySources()
    .map(({ text }) => text)
    .join('\n');
  const known = new Set([sourceLocale, ...translations.map(({ locale }) => locale)]);
  return [
    ...translatedLocales()
      .filter((folder) => !known.has(folder))
      .map((folder) => `translations/${folder} is not a locale of the site`),
    ...findFaults({ source, translations, code }),
    ...translations.flatMap(faultsOfPages),
    ...coreMessageFaults(),
    ...wordingFaults(),
  ];
}

function faultsOfPages({ locale, languageTag }: Translation): string[] {
  const pages = readPages(locale);
  // Other kinds of English have only the pages that differ.
  const options = { isEnglish: isEnglish(languageTag) };
  return options.isEnglish && Object.keys(pages).length === 0 ? [] : pageFaults(locale, pages, readPages(sourceLocale), options);
}

function coreMessageFaults(): string[] {
  const source = readCatalogue(sourceLocale);
  const coreIds = coreIdsOf(source);
  const gameIds = gameIdsOf(source);
  const siteIds = siteMessages(sourceLocale, []);
  const isLater = (id: string) => id in siteIds && !coreIds.has(id);
  return ['web-desktop', 'web-mobile'].flatMap((build) => {
    const entry = `apps/${build}/src/entry-client.tsx`;
    return [...coreFaults(root, entry, isLater), ...coreFaults(root, entry, (id) => gameIds.has(id), 'all')];
  });
}

/** English is the source of all translations: its messages and the pages of a new database. */
function wordingFaults(): string[] {
  const files = globSync(['translations/en/*.json', 'translations/en/pages/*.html'], { cwd: root });
  return files.flatMap((file) => phrasesIn(readFileSync(join(root, file), 'utf8'), avoidedOnScreen).map((phrase) => `${file}:${phrase}`));
}
