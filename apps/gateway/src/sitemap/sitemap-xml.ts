import { escapeHtml } from '@playfront/api-contract/escape-html';
import type { SiteMap } from '@playfront/api-contract/site-build';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapPath(locale: string): string {
  return `/sitemap-${locale}.xml`;
}

/** The sitemap index, with one sitemap per locale. */
export function sitemapIndexXml({ locales }: SiteMap, origin: string): string {
  const entries = locales.map(({ code }) => `<sitemap><loc>${escapeHtml(origin + sitemapPath(code))}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${sitemaps}">\n${entries.join('')}</sitemapindex>\n`;
}

/** The URLs of a locale, each with its alternates in every locale. */
export function sitemapXml({ locales, addressIn }: SiteMap, origin: string, locale: string, paths: readonly string[]): string {
  const [first] = locales;
  const address = (code: string, path: string) => escapeHtml(origin + addressIn(code, path));
  const entries = paths.map((path) => {
    const alternates = [
      ...locales.map(({ code, languageTag }) => [languageTag, address(code, path)] as const),
      ['x-default', address(first?.code ?? locale, path)] as const,
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`);
    return `<url>\n<loc>${address(locale, path)}</loc>\n${alternates.join('')}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}
