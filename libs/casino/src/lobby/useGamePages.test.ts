import { expect, test } from 'vitest';
import { pagesOf } from './useGamePages.ts';

test.each([
  ['the first screen', 0, 34, [1]],
  ['the end of a page', 30, 59, [1]],
  ['across two pages', 50, 80, [1, 2]],
  ['three pages on a large screen', 59, 120, [1, 2, 3]],
  ['the end of the list', 9_990, 9_999, [167]],
])('%s', (_, first, last, pages) => {
  expect(pagesOf(first, last)).toEqual(pages);
});
