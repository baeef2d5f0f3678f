import { expect, test } from 'vitest';
import type { RenderInput } from '@playfront/api-contract/site-build';
import type { PageHead, PageModule, PageTable } from '../page-loading/page-loader.ts';
import { pages } from '../addresses/pages.ts';
import { renderSite } from './render-site.tsx';

/** Renders a URL of a site whose pages are empty and have this head. */
function render(path: string, head: PageHead, input: Partial<RenderInput> = {}) {
  const load = async (): Promise<PageModule> => ({ Page: () => null, head: () => head });
  const table = Object.fromEntries(Object.keys(pages).map((name) => [name, { load, messages: 'core' }])) as unknown as PageTable;
  const gamePlay = { file: '', preload: async () => undefined, prefetch: async () => true };
  return renderSite(
    { formFactor: 'desktop', pages: table, gamePlay, frame: null },
    { path, origin: 'https://site.example', apiUrl: 'http://127.0.0.1:4', brandId: 'northlight', signal: AbortSignal.timeout(4_000), ...input },
  );
}

test.each([
  ['/fi/faq', { id: 'account' }, '/fi/faq/account'],
  ['/faq/0', { id: 'account' }, '/faq/account'],
  ['/faq/0', undefined, '/faq/0'],
  // An id that gives an invalid path is ignored.
  ['/faq/0', { id: 'your account' }, '/faq/0'],
])('%s with the section %j has the canonical path %s', async (path, canonicalParams, canonical) => {
  const { head } = await render(path, canonicalParams ? { canonicalParams } : {});
  expect(head).toContain(`<link rel="canonical" href="https://site.example${canonical}">`);
  expect(head).toContain(`hreflang="x-default" href="https://site.example${path.replace('/fi', '')}"`);
});

test('a page can derive its title from the name in the page table', async () => {
  const { head } = await render('/faq/account', { title: (name) => `Your account – ${name}` });
  expect(head).toContain('<title>Your account – Frequently asked questions · ');
});

test('the state has the origins of third-party games', async () => {
  const gameOriginsOf = async (gameOrigins: readonly string[]) => {
    const { state } = await render('/', {}, { gameOrigins });
    return (JSON.parse(state) as { config: { gameOrigins?: readonly string[] } }).config.gameOrigins;
  };
  expect([await gameOriginsOf(['https://games.example']), await gameOriginsOf([])]).toEqual([['https://games.example'], undefined]);
});

test('the state has the callback page', async () => {
  const callbackPageOf = async (callbackPage: string | null) => {
    const { state } = await render('/', {}, { callbackPage });
    return (JSON.parse(state) as { config: { callbackPage?: string } }).config.callbackPage;
  };
  expect([await callbackPageOf('/user-management'), await callbackPageOf(null)]).toEqual(['account', undefined]);
});
