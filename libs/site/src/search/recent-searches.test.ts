import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('lists the newest search first, each once, at most five', () => {
  for (const query of ['one', 'two', 'three', 'four', 'Two', 'five', 'six', '  ']) rememberSearch(query);
  expect(readRecentSearches()).toEqual(['six', 'five', 'Two', 'four', 'three']);
});

test.each([
  ['in capitals', 'Visa', 'VISA'],
  ['with another apostrophe', "Pirate's", 'Pirate\u2019s'],
  ['with a no-break space', 'amber fjord', 'amber\u00a0fjord'],
  ['with an invisible character', 'amber', 'am\u200bber'],
])('the same search %s replaces it', (_, first, second) => {
  rememberSearch(first);
  rememberSearch(second);
  expect(readRecentSearches()).toEqual([second]);
});

test('clears all searches', () => {
  rememberSearch('one');
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['numbers instead of texts', '[1,2]'],
])('%s in storage is ignored', (_, text) => {
  stored.set('front.searches.1', text);
  expect(readRecentSearches()).toEqual([]);
});

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('one');
  expect(readRecentSearches()).toEqual([]);
});
