import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue, translationsFolder, type Catalogue } from './catalogue.ts';
import { fileOf } from './work-list.ts';
import type { WorkList } from './work-list.schema.ts';

/** Adds translated messages to the files of a locale, in the order of English. Returns how many were written. */
export function writeMessages({ locale, messages }: WorkList, source: Catalogue, folder = translationsFolder): number {
  const translated = messages.filter(({ text }) => text.trim() !== '');
  const known = readCatalogue(locale, folder);
  mkdirSync(join(folder, locale), { recursive: true });
  for (const file of new Set(translated.map(({ id }) => fileOf(id)))) {
    const all: Record<string, string> = { ...known[file] };
    for (const { id, text } of translated) if (fileOf(id) === file) all[id] = text;
    const ordered = Object.keys(source[file] ?? {}).flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]] as const]));
    writeFileSync(join(folder, locale, `${file}.json`), `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  }
  return translated.length;
}
