import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './repository-sources.ts';

/** A copy of what a language consists of; the rest of the repository is linked. */
let copy: string;

/** Only what the check and the compiler read: not the installed packages, builds and images of the libraries. */
const isSource = (path: string) =>
  !/\/(?:node_modules|dist|dist-types|compiled)$/.test(path) && (!/\.\w+$/.test(path) || /\.(?:tsx?|json|html|md)$/.test(path));

const run = (script: string) => execFileSync(process.execPath, [join(copy, 'tools/translations', script)], { encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'playfront-language-'));
  for (const name of ['apps', 'node_modules']) symlinkSync(join(root, name), join(copy, name));
  for (const folder of ['libs', 'tools/translations', 'tools/web-app', 'tools/wording', 'translations'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  // One row: Estonian, whose plurals are those of Finnish.
  const table = join(copy, 'libs/i18n/src/locale-tags.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace("  sg: ['en-SG'", "  et: ['et-EE', 'Estonian', 'Eesti', 'EE'],\n  sg: ['en-SG'"));
  // One folder. Its texts are Finnish, since the test is about where they go.
  cpSync(join(copy, 'translations/fi'), join(copy, 'translations/et'), { recursive: true });
  const site = join(copy, 'translations/et/site.json');
  const messages = JSON.parse(readFileSync(site, 'utf8')) as Record<string, string>;
  writeFileSync(site, JSON.stringify({ ...messages, 'site.language.offer': 'Jätka eesti keeles' }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a language is one row and one folder', () => {
  expect(run('check.ts')).toBe('Translations of 25 locales have no faults.\n');
  run('compile.ts');
  const compiled = join(copy, 'libs/i18n/src/compiled');
  for (const file of ['et.json', 'et.more.json', 'games/et.json'])
    expect(Object.keys(JSON.parse(readFileSync(join(compiled, file), 'utf8')) as object)).not.toEqual([]);
  expect(readFileSync(join(compiled, 'language-offers.ts'), 'utf8')).toContain('"et": "Jätka eesti keeles"');
  const table = pathToFileURL(join(copy, 'libs/i18n/src/locales.ts')).href;
  const entry = execFileSync(process.execPath, [
    '-e',
    `import('${table}').then(({ localeEntry }) => console.log(JSON.stringify(localeEntry('et'))))`,
  ]);
  expect(JSON.parse(String(entry))).toEqual({
    prefix: 'et',
    languageTag: 'et-EE',
    englishName: 'Estonian',
    nativeName: 'Eesti',
    flag: 'EE',
    fallback: 'en',
  });
  // Both tools read and write all languages, which takes minutes on a busy machine.
}, 300_000);

test('a folder without a row is a fault', () => {
  cpSync(join(copy, 'translations/fi'), join(copy, 'translations/xx'), { recursive: true });
  expect(() => run('check.ts')).toThrow('translations/xx is not a locale of the site');
});
