import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWorkList, workListOf, xliffOf } from './work-list.ts';
import { writeMessages } from './write-messages.ts';

const source = { auth: { 'auth.a': 'Hello {name} & <co>', 'auth.b': 'Log in' }, backoffice: { 'backoffice.a': 'Players' } };
const list = workListOf({
  locale: 'de',
  languageTag: 'de-DE',
  catalogue: { auth: { 'auth.b': 'Anmelden' } },
  source,
  componentsOf: () => ['LoginForm'],
});
const localeOf = (tag: string) => (tag === 'de-DE' ? 'de' : undefined);

describe('the list of what a language lacks', () => {
  it('has each message with its context', () => {
    expect(list.messages).toEqual([{ id: 'auth.a', english: 'Hello {name} & <co>', context: 'Shown by LoginForm', text: '' }]);
  });

  it('comes back as JSON and as XLIFF', async () => {
    const translated = { ...list, messages: list.messages.map((message) => ({ ...message, text: 'Hallo {name} & <Co>' })) };
    expect(await readWorkList(JSON.stringify(translated), localeOf)).toEqual(translated);
    const { locale, messages } = await readWorkList(await xliffOf(translated), localeOf);
    expect({ locale, messages }).toEqual({ locale: 'de', messages: [{ id: 'auth.a', text: 'Hallo {name} & <Co>' }] });
  });

  it.each([
    ['{"locale": "de"', 'not valid JSON'],
    ['{"locale": "de"}', 'not a list of messages: messages'],
    ['<xliff', 'not XLIFF 2'],
    ['<html/>', 'not XLIFF 2'],
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="eo"><file id="auth"><unit id="auth.a"><segment><source>a</source><target>b</target></segment></unit></file></xliff>',
      '"eo"',
    ],
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de-DE"><file id="auth"><unit id="auth.a"><segment><source>a</source><target>b <ph id="1"/></target></segment></unit></file></xliff>',
      '"auth.a" has XLIFF elements',
    ],
  ])('is refused with a reason: %s', (content, reason) => expect(readWorkList(content, localeOf)).rejects.toThrow(reason));

  it('is written into the files of the language in the order of English; what was not translated is left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'translations-'));
    const messages = [
      { id: 'auth.b', text: 'Anmelden' },
      { id: 'auth.a', text: 'Hallo' },
      { id: 'auth.c', text: ' ' },
    ];
    expect(writeMessages({ locale: 'de', messages }, source, folder)).toBe(2);
    expect(readFileSync(join(folder, 'de/auth.json'), 'utf8')).toBe('{\n  "auth.a": "Hallo",\n  "auth.b": "Anmelden"\n}\n');
  });
});
