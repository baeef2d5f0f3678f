import { expect, test } from 'vitest';
import { filterOf, isNarrowed } from './useLobbyFilter.ts';

test.each([
  ['nothing', '', {}],
  ['a category', 'category=slots', { category: 'slots' }],
  ['an unknown category', 'category=toys', {}],
  ['a collection with an order', 'collection=new-games&sort=rtp', { collection: 'new-games', sort: 'rtp' }],
  ['providers', 'providers=3,7', { providerIds: ['3', '7'] }],
  ['an invalid id among providers', 'providers=3,%3Cscript%3E,', { providerIds: ['3'] }],
  ['a search with spaces around', 'q=%20sun%20', { search: 'sun' }],
  ['a search of spaces', 'q=%20', {}],
  ['a search that is too long', `q=${'a'.repeat(200)}`, { search: 'a'.repeat(80) }],
])('a URL with %s', (_, query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
  expect(isNarrowed(filterOf(new URLSearchParams(query)))).toBe(Object.keys(filter).length > 0);
});
