import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { languages, publicPaths, unlistedPaths } from './addresses.ts';

const userAgents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
  mobile: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0.0.0 Mobile',
} as const;

const locales = Object.entries(languages);
const maxConcurrentRequests = 8;

type Crawled = { path: string; status: number; faults: string[]; alternates: Map<string, string>; links: string[] };

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));

/** Requests a page and reads the parts that matter to search engines. */
async function crawl(request: APIRequestContext, userAgent: string, path: string): Promise<Crawled> {
  const response = await request.get(path, { headers: { 'user-agent': userAgent }, maxRedirects: 0 });
  const html = await response.text();
  const faults: string[] = [];
  const expectOne = (name: string, pattern: RegExp) => {
    const count = [...html.matchAll(pattern)].length;
    if (count !== 1) faults.push(`${path}: ${count} × ${name}`);
  };
  const prefix = /^\/[a-z]{2}(?=\/|$|\?)/.exec(path)?.[0] ?? '';
  const language = languages[prefix] ?? languages[''];
  if (!html.includes(`<html lang="${language}"`)) faults.push(`${path}: not in ${language}`);
  if (!html.includes(`data-form-factor="${userAgent === userAgents.mobile ? 'mobile' : 'desktop'}"`)) faults.push(`${path}: wrong build`);
  expectOne('h1', /<h1[\s>]/g);
  expectOne('main', /<main[\s>]/g);
  expectOne('title', /<title>[^<]+<\/title>/g);
  expectOne('description', /<meta name="description" content="[^"]+">/g);
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return {
    path,
    status: response.status(),
    faults,
    alternates: new Map(alternates.map(([, tag = '', href = '']) => [tag, new URL(href).pathname])),
    links: found(html, /<a\s[^>]*?href="(\/[^"#]*)/g),
  };
}

async function crawlAll(request: APIRequestContext, userAgent: string, paths: readonly string[]): Promise<Map<string, Crawled>> {
  const waiting = [...paths];
  const crawled = new Map<string, Crawled>();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) crawled.set(path, await crawl(request, userAgent, path));
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return crawled;
}

const localized = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

test('every route responds with status 200 in every language, names its alternates, and has no broken links @gateway @site @casino @content @sportsbook', async ({
  request,
  formFactor,
}) => {
  test.setTimeout(240_000);
  const userAgent = userAgents[formFactor];
  const { promotions } = (await (await request.post('/api/front/get_promotion_template', { data: { locale: 'en' } })).json()) as {
    promotions: { id: string }[];
  };
  const { faqs } = (await (await request.post('/api/front/get_faq_template', { data: { locale: 'en' } })).json()) as { faqs: { id: string }[] };
  const listed = [...publicPaths, ...promotions.map(({ id }) => `/promotion/${id}`), ...faqs.map(({ id }) => `/faq/${id}`)];
  const pages = await crawlAll(
    request,
    userAgent,
    locales.flatMap(([prefix]) => [...listed, ...unlistedPaths].map((path) => localized(prefix, path))),
  );

  const faults = [...pages.values()].flatMap((page) => [...page.faults, ...(page.status === 200 ? [] : [`${page.path}: ${page.status}`])]);
  for (const [prefix, tag] of locales) {
    for (const path of listed) {
      const page = pages.get(localized(prefix, path));
      if (page?.alternates.size !== locales.length + 1) faults.push(`${page?.path}: ${page?.alternates.size} languages`);
      // The same paths in each language, so that the alternates are mutual.
      for (const [other, otherTag] of locales) {
        if (page?.alternates.get(otherTag) !== localized(other, path)) faults.push(`${page?.path}: ${otherTag} (of ${tag}) is wrong`);
      }
      if (page?.alternates.get('x-default') !== path) faults.push(`${page?.path}: x-default is wrong`);
    }
    for (const path of unlistedPaths) {
      if (pages.get(localized(prefix, path))?.alternates.size) faults.push(`${prefix}${path}: names languages`);
    }
  }
  expect(faults).toEqual([]);

  const linked = new Set([...pages.values()].flatMap(({ links }) => links).map((link) => link.split('?')[0] ?? link));
  const unknown = [...linked].filter((path) => !pages.has(path) && !/^\/(assets|art|api)\//.test(path));
  const others = await crawlAll(request, userAgent, unknown);
  expect([...others.values()].filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
});

test('unknown paths have status 404 in every language @gateway @site @content', async ({ request, formFactor }) => {
  const unknownPaths = ['/nowhere', '/promotion/999999', '/faq/nowhere', '/welcome1/mars', '/ip/other', '/Online-Casino', '/user-management/x'];
  const paths = locales.flatMap(([prefix]) => unknownPaths.map((path) => prefix + path));
  const pages = await crawlAll(request, userAgents[formFactor], [...paths, '/fi/de/online-casino', '/en/online-casino', '/xx']);
  expect([...pages.values()].filter(({ status }) => status !== 404).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
});

test('the sitemaps list each public page once in each language, and robots.txt names them @gateway @site', async ({ request }) => {
  const locations = async (path: string) => found(await (await request.get(path)).text(), /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  const maps = await locations('/sitemap.xml');
  expect(maps).toHaveLength(locales.length);
  const all = (await Promise.all(maps.map(locations))).flat();
  expect(new Set(all).size).toBe(all.length);
  // `/faq` and `/faq/0` show the same section as another URL, which is enough.
  const missing = locales
    .flatMap(([prefix]) => publicPaths.map((path) => localized(prefix, path)))
    .filter((path) => !/\/faq(\/0)?$/.test(path) && !all.includes(path));
  expect(missing).toEqual([]);
  expect(all.filter((path) => unlistedPaths.some((unlisted) => path.endsWith(unlisted)))).toEqual([]);
});
