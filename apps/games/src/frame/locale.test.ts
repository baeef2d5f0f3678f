import { expect, test } from 'vitest';
import { languageTags } from '@playfront/i18n/locale-tags';
import { languageTagOf } from './locale.ts';

test('a game has every locale of the site, and falls back to English', () => {
  expect(Object.fromEntries(Object.keys(languageTags).map((prefix) => [prefix, languageTagOf(prefix)]))).toEqual(languageTags);
  expect([languageTagOf('se'), languageTagOf('xx'), languageTagOf('constructor')]).toEqual(['sv-SE', 'en', 'en']);
});
