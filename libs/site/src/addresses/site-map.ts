import type { SiteMap } from '@playfront/api-contract/site-build';
import { basenameOf, defaultLocale, localeCodes, localeEntry, localePath, splitLocalePath } from '@playfront/i18n';
import { accountTabOf } from './account-tabs.ts';
import { knownPaths, matchPage, pageAt, pagePath, pages, type PageEntry, type PageName } from './pages.ts';

const entries = Object.entries(pages as Record<PageName, PageEntry>) as [PageName, PageEntry][];
const pathsOf = (isWanted: (entry: PageEntry) => boolean) => entries.flatMap(([name, entry]) => (isWanted(entry) ? knownPaths(name) : []));

/** What the gateway needs to know about URLs without rendering: sitemaps, which paths are pages, and the restriction page. */
export const siteMap: SiteMap = {
  locales: localeCodes.map((code) => ({ code, languageTag: localeEntry(code).languageTag, prefix: basenameOf(code) })),
  indexedPaths: pathsOf(({ isIndexed }) => isIndexed),
  contentPaths: ({ promotions, faqSections, games }) =>
    [
      ...promotions.map((id) => pagePath({ to: 'promotion', params: { id } })),
      ...faqSections.map((id) => pagePath({ to: 'faq', params: { id } })),
      ...games.map((slug) => pagePath({ to: 'game', params: { slug } })),
    ].filter((path) => Object.keys(matchPage(path)?.params ?? {}).length > 0),
  restrictionPath: pagePath({ to: 'restriction' }),
  missingPath: '/404',
  hasPage: (address) => matchPage(splitLocalePath(address).path) !== undefined,
  isDepositReturn(address) {
    const { pathname, searchParams } = new URL(address, 'http://site');
    return pageAt(splitLocalePath(pathname).path) === 'account' && accountTabOf(searchParams) === 'deposit';
  },
  addressIn: (locale, path) => localePath(localeCodes.find((code) => code === locale) ?? defaultLocale, path),
};
