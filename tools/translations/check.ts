// Checks translations against English and against the code, and the wording of English: `node tools/translations/check.ts`.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreIdsOf, readCatalogue, siteMessages, sourceLocale, translatedLocales } from './catalogue.ts';
import { coreFaults } from './core-faults.ts';
import { avoidedOnScreen, phrasesIn } from '../wording/phrases.ts';
import { findFaults } from './find-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const completeLocales = ['fi'];
const skipped = /^(node_modules|dist|dist-types|compiled|storybook-static|art|seed)$/;

function sourceTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourceTexts(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const locales = translatedLocales().filter((locale) => locale !== sourceLocale);
const faults = findFaults({
  source: readCatalogue(sourceLocale),
  translations: Object.fromEntries(locales.map((locale) => [locale, readCatalogue(locale)])),
  completeLocales,
  // tools/web-app puts messages into the offline page of the service worker.
  code: ['apps', 'libs', 'tools/web-app'].flatMap((folder) => sourceTexts(join(root, folder))).join('\n'),
});
const coreIds = coreIdsOf(readCatalogue(sourceLocale));
const siteIds = siteMessages(sourceLocale, []);
const isLater = (id: string) => id in siteIds && !coreIds.has(id);
for (const build of ['web-desktop', 'web-mobile']) faults.push(...coreFaults(root, `apps/${build}/src/entry-client.tsx`, isLater));
// English is the source of all translations: the messages and the seed content of a new database.
for (const file of globSync(['translations/en/*.json', 'apps/api/seed/content/en/*.html', 'apps/api/seed/{promotions,slides}.json'], { cwd: root }))
  faults.push(...phrasesIn(readFileSync(join(root, file), 'utf8'), avoidedOnScreen).map((phrase) => `${file}:${phrase}`));
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? `Translations of ${locales.length + 1} locales have no faults.` : `${faults.length} faults in the translations.`);
process.exitCode = faults.length === 0 ? 0 : 1;
