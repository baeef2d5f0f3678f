import { expect, it } from 'vitest';
import { pagePath } from '../addresses/pages.ts';
import { pageIndexes } from './page-index.ts';

it('numbers the pages as in spec §2', () => {
  expect(pageIndexes.map(({ target, opens }) => [pagePath(target), opens])).toEqual([
    ['/online-casino', 'page'],
    ['/live-casino', 'page'],
    ['/faq/0', 'window'],
    ['/contact-us', 'dialog'],
    ['/promotion', 'page'],
  ]);
});
