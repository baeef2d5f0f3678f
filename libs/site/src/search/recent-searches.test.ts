import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the newest search comes first, each once, five at most', () => {
  for (const words of ['one', 'two', 'three', 'four', 'Two', 'five', 'six', '  ']) rememberSearch(words);
  expect(readRecentSearches()).toEqual(['six', 'five', 'Two', 'four', 'three']);
});

test.each([
  ['in capitals', 'Visa', 'VISA'],
  ['with another apostrophe', "Pirate's", 'Pirate\u2019s'],
  ['with a no-break blank', 'amber fjord', 'amber\u00a0fjord'],
  ['with an invisible sign', 'amber', 'am\u200bber'],
])('the same search %s replaces it', (_, first, second) => {
  rememberSearch(first);
  rememberSearch(second);
  expect(readRecentSearches()).toEqual([second]);
});

test('forgetting leaves none', () => {
  rememberSearch('one');
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['other things than words', '[1,2]'],
])('%s in the storage counts as none', (_, text) => {
  kept.set('front.searches.1', text);
  expect(readRecentSearches()).toEqual([]);
});

test('without a storage the site goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('one');
  expect(readRecentSearches()).toEqual([]);
});
