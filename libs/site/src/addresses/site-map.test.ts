import { expect, it } from 'vitest';
import { localeCodes } from '@playfront/i18n';
import { matchPage, pages } from './pages.ts';
import { siteMap } from './site-map.ts';

const ofPage = (path: string) => pages[matchPage(path)?.name ?? 'restriction'];

it('lists the locales, the default first and without a prefix', () => {
  expect(siteMap.locales).toHaveLength(localeCodes.length);
  expect(siteMap.locales[0]).toEqual({ code: 'en', languageTag: 'en', prefix: '' });
  expect(siteMap.locales.find(({ code }) => code === 'se')).toEqual({ code: 'se', languageTag: 'sv-SE', prefix: '/se' });
});

it('lists every indexed page once', () => {
  expect(siteMap.indexedPaths.filter((path) => !ofPage(path).isIndexed)).toEqual([]);
  expect(new Set(siteMap.indexedPaths).size).toBe(siteMap.indexedPaths.length);
  for (const path of ['/', '/online-casino', '/faq', '/welcome1/uk', '/se10free', '/ip/aviatorfr', '/terms-of-use'])
    expect(siteMap.indexedPaths).toContain(path);
});

it('recognises pages in every language, and has one path that is not a page', () => {
  const pagesOf = (path: string) => siteMap.locales.map(({ code }) => siteMap.hasPage(siteMap.addressIn(code, path)));
  for (const path of [...siteMap.indexedPaths, '/promotion/anything', '/user-management']) expect(new Set(pagesOf(path))).toEqual(new Set([true]));
  for (const path of [siteMap.missingPath, '/none', '/promotion/a/b', '/ip/other']) expect(new Set(pagesOf(path))).toEqual(new Set([false]));
});

it('builds paths for the operator’s content and skips ids that would give an invalid path', () =>
  expect(siteMap.contentPaths({ promotions: ['spring-2026', '../x', 'a b', ''], faqSections: ['deposits'], games: ['sun-vizier', 'a/b'] })).toEqual([
    '/promotion/spring-2026',
    '/faq/deposits',
    '/game/sun-vizier',
  ]));

it.each([
  ['/user-management?tab=deposit', true],
  ['/user-management?tab=deposit&transaction=42', true],
  ['/fi/user-management?transaction=42&tab=deposit', true],
  ['/user-management/?tab=2', true],
  ['/user-management?tab=deposit?status=ok&transaction=42', true],
  ['/user-management?transaction=42&amp;tab=deposit', true],
  ['/user-management', false],
  ['/user-management?tab=withdraw&transaction=42', false],
  ['/online-casino?tab=deposit&transaction=42', false],
  ['/none?tab=deposit', false],
  ['/api/front/get_games?tab=deposit', false],
])('recognises the URLs that payment providers return players to: %s', (address, isReturn) =>
  expect(siteMap.isDepositReturn(address)).toBe(isReturn),
);

it('returns a path in a locale', () => {
  expect([siteMap.addressIn('en', '/'), siteMap.addressIn('fi', '/'), siteMap.addressIn('fi', '/faq')]).toEqual(['/', '/fi', '/fi/faq']);
});
