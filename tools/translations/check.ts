// `npm run translations`: checks the messages of all languages. `-- --missing de` prints what a language lacks (with `--xliff` as XLIFF 2),
// `-- --import file` takes a translated list back.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allFaults, readTranslations } from './all-faults.ts';
import { readCatalogue, sourceLocale } from './catalogue.ts';
import { findFaults } from './find-faults.ts';
import { componentsByMessage, repositorySources } from './repository-sources.ts';
import { readWorkList, workListOf, xliffOf } from './work-list.ts';
import { writeMessages } from './write-messages.ts';

async function check(): Promise<void> {
  const faults = await allFaults();
  for (const fault of faults) console.error(fault);
  const locales = (await readTranslations()).length + 1;
  console.log(faults.length === 0 ? `Translations of ${locales} locales have no faults.` : `${faults.length} faults in the translations.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function translationOf(locale: string) {
  const translations = await readTranslations();
  const found = translations.find((translation) => translation.locale === locale);
  if (!found) throw new Error(`"${locale}" is not one of ${translations.map((translation) => translation.locale).join(', ')}.`);
  return found;
}

async function printMissing(locale: string, asXliff: boolean): Promise<void> {
  const list = workListOf({
    ...(await translationOf(locale)),
    source: readCatalogue(sourceLocale),
    componentsOf: componentsByMessage(repositorySources()),
  });
  console.log(asXliff ? await xliffOf(list) : JSON.stringify(list, null, 2));
}

/** Writes nothing if one of the messages has a fault. */
async function importFile(file: string): Promise<void> {
  const translations = await readTranslations();
  const list = await readWorkList(readFileSync(file, 'utf8'), (tag) => translations.find(({ languageTag }) => languageTag === tag)?.locale);
  const { languageTag, guide } = await translationOf(list.locale);
  const source = readCatalogue(sourceLocale);
  const imported: Record<string, Record<string, string>> = {};
  for (const { id, text } of list.messages) if (text.trim() !== '') (imported[id.split('.', 1)[0] ?? ''] ??= {})[id] = text;
  // Only the faults of the imported messages: what is still missing is not one.
  const faults = findFaults({ source, translations: [{ locale: list.locale, languageTag, guide, catalogue: imported }], code: '' }).filter((fault) =>
    fault.startsWith(`${list.locale}/`),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error(`Nothing was imported: ${faults.length} faults.`);
  console.log(`${writeMessages(list, source)} messages imported into translations/${list.locale}.`);
}

const { values } = parseArgs({ options: { missing: { type: 'string' }, xliff: { type: 'boolean', default: false }, import: { type: 'string' } } });
try {
  if (values.missing !== undefined) await printMissing(values.missing, values.xliff);
  else if (values.import !== undefined) await importFile(values.import);
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
