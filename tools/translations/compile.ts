// Writes libs/i18n/src/compiled/<locale>.json and <locale>.more.json: every message as its syntax tree, missing ones from the fallback; and
// message-files.ts: the ids of each file as a type. --watch repeats it after each change.
// Plain texts are stored as trees too: react-intl 12 parses every string with the ICU parser, which the sites do not include.
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { compiledFolder, coreIdsOf, readCatalogue, siteLocales, siteMessages, sourceLocale, translationsFolder } from './catalogue.ts';
import { messageFilesType } from './message-files-type.ts';

async function compile(): Promise<void> {
  const source = readCatalogue(sourceLocale);
  const coreIds = coreIdsOf(source);
  const locales = await siteLocales();
  mkdirSync(compiledFolder, { recursive: true });
  writeWhenChanged(join(compiledFolder, 'message-files.ts'), messageFilesType(source));
  for (const { locale } of locales) {
    const messages = Object.entries(siteMessages(locale, locales)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const trees = messages.map(([id, text]) => [id, parse(text, { captureLocation: false })] as const);
    const fileOf = (wanted: boolean) => JSON.stringify(Object.fromEntries(trees.filter(([id]) => coreIds.has(id) === wanted)));
    writeWhenChanged(join(compiledFolder, `${locale}.json`), fileOf(true));
    writeWhenChanged(join(compiledFolder, `${locale}.more.json`), fileOf(false));
  }
  console.log(`${locales.length} locales compiled`);
}

/** Does not write an unchanged file, so that development servers do not reload it. */
function writeWhenChanged(file: string, content: string): void {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, content);
}

await compile();
if (process.argv.includes('--watch')) {
  let timer: NodeJS.Timeout | undefined;
  watch(translationsFolder, { recursive: true }, () => {
    clearTimeout(timer);
    // Editors may write a file in several steps, and an incomplete file does not parse.
    timer = setTimeout(() => void compile().catch((error: unknown) => console.error(error instanceof Error ? error.message : error)), 100);
  });
}
