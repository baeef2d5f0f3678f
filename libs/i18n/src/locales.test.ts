import { expect, test } from 'vitest';
import { dateTagOf } from './locale-tags.ts';
import { translatedLocales } from './locales.ts';

test('a locale is listed as translated if it has a folder of messages', () => {
  const folders = Object.keys(import.meta.glob('../../../translations/*/site.json')).map((path) => path.split('/').at(-2));
  expect(folders.toSorted()).toEqual(translatedLocales.toSorted());
});

test.each([
  ['en', 'en-GB'],
  ['en-AU', 'en-AU'],
  ['fi-FI', 'fi-FI'],
])('dates of %s are those of %s', (languageTag, dateTag) => expect(dateTagOf(languageTag)).toBe(dateTag));
