// Writes libs/i18n/src/compiled/<locale>.json, .more.json, .game.json and .head.json: every message as its syntax tree, missing ones from the fallback;
// games/<locale>.json: those of the games; message-files.ts: the ids of each file as a type; language-offers.ts: what each language says to those who
// read another. --watch repeats it after each change.
// Plain texts are stored as trees too: react-intl 12 parses every string with the ICU parser, which the sites do not include.
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  compiledFolder,
  coreIdsOf,
  gameIdsOf,
  isHeadId,
  messagesOf,
  readCatalogue,
  siteLocales,
  siteMessages,
  sourceLocale,
  translationsFolder,
} from './catalogue.ts';
import { languageOffers } from './language-offers.ts';
import { messageFilesType } from './message-files-type.ts';

async function compile(): Promise<void> {
  const source = readCatalogue(sourceLocale);
  const coreIds = coreIdsOf(source);
  const gameIds = gameIdsOf(source);
  const locales = await siteLocales();
  mkdirSync(join(compiledFolder, 'games'), { recursive: true });
  writeWhenChanged(join(compiledFolder, 'message-files.ts'), messageFilesType(source));
  writeWhenChanged(join(compiledFolder, 'language-offers.ts'), languageOffers(locales.map(({ locale }) => locale)));
  for (const { locale } of locales) {
    const trees = treesOf(siteMessages(locale, locales), locale);
    const fileOf = (isWanted: (id: string) => boolean) => JSON.stringify(Object.fromEntries(trees.filter(([id]) => isWanted(id))));
    writeWhenChanged(
      join(compiledFolder, `${locale}.json`),
      fileOf((id) => coreIds.has(id) && !isHeadId(id)),
    );
    writeWhenChanged(join(compiledFolder, `${locale}.head.json`), fileOf(isHeadId));
    writeWhenChanged(
      join(compiledFolder, `${locale}.more.json`),
      fileOf((id) => !coreIds.has(id) && !gameIds.has(id)),
    );
    writeWhenChanged(
      join(compiledFolder, `${locale}.game.json`),
      fileOf((id) => gameIds.has(id)),
    );
    const games = treesOf(messagesOf('games', locale, locales), locale);
    writeWhenChanged(join(compiledFolder, 'games', `${locale}.json`), JSON.stringify(Object.fromEntries(games)));
  }
  console.log(`${locales.length} locales compiled`);
}

/** The messages in the order of their ids. @throws {Error} for one that is not an ICU message */
function treesOf(messages: Readonly<Record<string, string>>, locale: string): (readonly [string, MessageFormatElement[]])[] {
  const inOrder = Object.entries(messages).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([id, text]) => {
    try {
      return [id, parse(text, { captureLocation: false })] as const;
    } catch (error) {
      throw new Error(`The message "${id}" of ${locale} is not an ICU message: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
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
