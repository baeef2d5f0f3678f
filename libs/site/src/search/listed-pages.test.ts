import { expect, it } from 'vitest';
import { matchPage, pagePath } from '../addresses/pages.ts';
import { listedPages } from './listed-pages.ts';

it('lists each page once, with a valid path', () => {
  const paths = listedPages.map(({ target }) => pagePath(target));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !matchPage(path.split('?')[0] ?? ''))).toEqual([]);
});
