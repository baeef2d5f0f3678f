import { expect, test } from 'vitest';
import { localeCodes, localePath } from '@playfront/i18n';
import { knownPaths, pages, type PageName } from '../addresses/pages.ts';
import { cacheName, shellCacheName, staleCaches, surplusOf, workerRouteOf, type RoutedRequest, type WorkerRoute } from './worker-routes.ts';

const site = 'https://casino.example';
const request = (path: string, overrides: Partial<RoutedRequest> = {}): RoutedRequest => ({
  url: new URL(path, site).href,
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  hasRange: false,
  ...overrides,
});
const opened = { mode: 'navigate', destination: 'document' };

test.each<[string, RoutedRequest, WorkerRoute]>([
  ['a page', request('/fi/online-casino?category=slots', opened), 'page'],
  ['the account page', request('/user-management?tab=deposit', opened), 'page'],
  ['the landing page of a game', request('/ip/aviator', opened), 'page'],
  ['a hashed script', request('/assets/desktop/entry-1a2b.js', { destination: 'script' }), 'asset'],
  ['a font', request('/assets/mobile/inter-1a2b.woff2', { destination: 'font' }), 'asset'],
  ['an image of a game', request('/art/sun-vizier-300.avif', { destination: 'image' }), 'art'],
  ['a call', request('/api/front/get_games'), 'browser'],
  ['a form submission', request('/online-casino', { ...opened, method: 'POST' }), 'browser'],
  ['an API response opened as a page', request('/api/front/auth/player', opened), 'browser'],
  ['a game', request('/games/slots/index.html', { mode: 'navigate', destination: 'iframe' }), 'browser'],
  ['a file of a game', request('/games/assets/reels-1a2b.js', { destination: 'script' }), 'browser'],
  ['the live channel', request('/socket.io/?transport=polling'), 'browser'],
  ['the IP echo', request('/ip'), 'browser'],
  ['the worker itself', request('/sw.js', { destination: 'serviceworker' }), 'browser'],
  ['a file at the root opened as a page', request('/robots.txt', opened), 'browser'],
  ['a range of an audio file', request('/assets/desktop/win-1a2b.mp3', { hasRange: true }), 'browser'],
  ['another site', request('https://elsewhere.example/assets/a.js'), 'browser'],
  ['a page in a frame', request('/online-casino', { mode: 'navigate', destination: 'iframe' }), 'browser'],
])('%s', (_, asked, route) => {
  expect(workerRouteOf(asked, site)).toBe(route);
});

test('every page in every language has the route `page`', () => {
  const paths = (Object.keys(pages) as PageName[]).flatMap(knownPaths).flatMap((path) => localeCodes.map((code) => localePath(code, path)));
  expect(paths.filter((path) => workerRouteOf(request(path, opened), site) !== 'page')).toEqual([]);
});

test('evicts the oldest entries above the maximum', () => {
  expect(surplusOf(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(surplusOf(['a', 'b'], 2)).toEqual([]);
});

test('a new worker deletes older shells and unknown caches of the site', () => {
  const shells = [shellCacheName('desktop', '1'), shellCacheName('desktop', '2'), shellCacheName('mobile', '1')];
  const names = [...shells, cacheName('art'), 'front.art.desktop', 'foreign'];
  const builds = [
    { formFactor: 'desktop', version: '2' },
    { formFactor: 'mobile', version: '1' },
  ];
  expect(staleCaches(names, builds)).toEqual([shellCacheName('desktop', '1'), 'front.art.desktop']);
});
