import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, testGateway, type FakeApi } from '../testing/test-gateway.ts';

let api: FakeApi | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

const publicUrl = 'https://casino.example';
const promotion = { id: 'spring&more', title: 'Spring' };
const game = {
  id: 1,
  slug: 'sun-vizier',
  name: 'Sun Vizier',
  provider: { id: 1, slug: 'a', name: 'A' },
  engine: 'reels',
  categories: ['slots'],
  collections: [],
  rtp: 96,
  volatility: 'low',
  min_bet: 1,
  max_bet: 2,
  has_demo: true,
  thumb: { w200: '', w400: '', dominant: '' },
};
const games = { status: 1, games: [game], total: 1, facets: { categories: [], collections: [], providers: [] } };
const section = { id: 'deposits', title: 'Deposits', questions: [] };

async function site(available: 'all' | 'no FAQ' = 'all') {
  api = await fakeApi({
    '/api/front/get_games': { body: JSON.stringify(games) },
    '/api/front/get_promotion_template': { body: JSON.stringify({ status: 1, promotions: [promotion] }) },
    ...(available === 'all' ? { '/api/front/get_faq_template': { body: JSON.stringify({ status: 1, faqs: [section] }) } } : {}),
  });
  return testGateway({ apiUrl: api.url, publicUrl });
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe('the sitemap', () => {
  it('index lists the sitemap of each language', async () => {
    const { body, headers } = await testGateway({ publicUrl }).inject('/sitemap.xml');
    expect(locations(body)).toEqual([`${publicUrl}/sitemap-en.xml`, `${publicUrl}/sitemap-fi.xml`]);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('of a language lists its pages and the operator’s, each in every language', async () => {
    const { body, headers } = await (await site()).inject('/sitemap-fi.xml');
    expect(locations(body)).toEqual(
      ['/fi', '/fi/online-casino', '/fi/promotion/spring&amp;more', '/fi/faq/deposits', '/fi/game/sun-vizier'].map((path) => `${publicUrl}${path}`),
    );
    const alternates = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].slice(0, 3).map((match) => [match[1], match[2]]);
    expect(alternates).toEqual([
      ['en', `${publicUrl}/`],
      ['fi-FI', `${publicUrl}/fi`],
      ['x-default', `${publicUrl}/`],
    ]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('reads the content once for all languages', async () => {
    const gateway = await site();
    for (const code of ['en', 'fi', 'en']) await gateway.inject(`/sitemap-${code}.xml`);
    expect(api?.requests.filter((request) => request.url?.endsWith('get_faq_template'))).toHaveLength(1);
  });

  it('is not cached if the operator did not return all content', async () => {
    const gateway = await site('no FAQ');
    const { body, headers } = await gateway.inject('/sitemap-en.xml');
    expect(locations(body)).toHaveLength(4);
    expect(headers['cache-control']).toBe('no-store');
    await gateway.inject('/sitemap-en.xml');
    expect(api?.requests.filter((request) => request.url?.endsWith('get_promotion_template'))).toHaveLength(2);
  });

  it('is compressed, and not sent again to a client that has it', async () => {
    const gateway = await site();
    const { body, headers } = await gateway.inject('/sitemap-en.xml');
    const brotli = await gateway.inject({ url: '/sitemap-en.xml', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
    expect((await gateway.inject({ url: '/sitemap-en.xml', headers: { 'if-none-match': String(headers['etag']) } })).statusCode).toBe(304);
  });
});

it('robots.txt names the sitemap and allows every page, so that crawlers can read its noindex', async () => {
  const { body, headers } = await testGateway({ publicUrl }).inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', '', 'Sitemap: https://casino.example/sitemap.xml', '']);
});
