import { expect, test } from 'vitest';
import { brandInfo } from '@playfront/brand';
import { localeCodes } from '@playfront/i18n';
import { headHtml } from './head.ts';
import { stateText } from './site-state.ts';

const page = {
  title: 'Online casino',
  description: 'Games',
  siteName: 'House',
  origin: 'https://site.example',
  locale: 'fi',
  path: '/online-casino',
  isIndexed: true,
  homeTitle: 'Etusivu',
  structuredData: [],
} as const;

test('a page has its canonical URL, alternates in each language, and a default', () => {
  const html = headHtml(page);
  expect(html).toContain('<link rel="canonical" href="https://site.example/fi/online-casino">');
  expect(html).toContain('hreflang="x-default" href="https://site.example/online-casino"');
  expect(html).toContain('hreflang="nb-NO" href="https://site.example/no/online-casino"');
  expect(html.match(/rel="alternate"/g)).toHaveLength(localeCodes.length + 1);
});

test('a page with several URLs has one canonical URL, and alternates of its own URL', () => {
  const html = headHtml({ ...page, path: '/faq/0', canonicalPath: '/faq/account' });
  expect(html).toContain('<link rel="canonical" href="https://site.example/fi/faq/account">');
  expect(html).toContain('<meta property="og:url" content="https://site.example/fi/faq/account">');
  expect(html).toContain('hreflang="en" href="https://site.example/faq/0"');
  expect(html).toContain('"item":"https://site.example/fi/faq/account"');
});

test('a page that is not indexed has `noindex` and no alternates', () => {
  const html = headHtml({ ...page, isIndexed: false });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="alternate"');
});

test('text from editors cannot break out of the head', () => {
  expect(headHtml({ ...page, title: '</title><script>alert("1")</script>' })).not.toContain('<script>');
});

test('the state cannot close its script element', () => {
  const config = { brand: { ...brandInfo('northlight'), name: '</script><script>alert(1)' }, formFactor: 'desktop', origin: '\u2028' } as const;
  const text = stateText({ config, queries: [] });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toMatchObject({ config: { brand: { name: config.brand.name } } });
});
