import { expect, test } from 'vitest';
import { translatedLocales } from './locales.ts';

test('a locale is listed as translated if it has a folder of messages', () => {
  const folders = Object.keys(import.meta.glob('../../../translations/*/site.json')).map((path) => path.split('/').at(-2));
  expect(folders.toSorted()).toEqual(translatedLocales.toSorted());
});
