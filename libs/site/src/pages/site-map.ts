import { basenameOf, defaultLocale, localeCodes, localeEntry, localePath, splitLocalePath } from '@playfront/i18n';
import { knownPaths, matchPage, pagePath, pages, type PageEntry, type PageName } from './pages.ts';

/** What can be said about the site's addresses without drawing a page: sitemaps, what is a page, and where a visitor goes who is shut out. */
export type SiteMap = {
  /** Every locale, the default (whose prefix is empty) first. */
  readonly locales: readonly { readonly code: string; readonly languageTag: string; readonly prefix: string }[];
  /** Addresses within a locale that search engines may list, as far as they are known without the operator. */
  readonly indexedPaths: readonly string[];
  /** Addresses of pages that the operator's content makes. An id that makes no address is left out. */
  readonly contentPaths: (ids: { readonly promotions: readonly string[]; readonly faqSections: readonly string[] }) => readonly string[];
  /** Where a visitor goes whom the operator shuts out (spec §2 "Guards"). */
  readonly restrictionPath: string;
  /** A path within a locale that is no page. What is drawn there is drawn for every address that is none: nothing in it depends on the address. */
  readonly missingPath: string;
  /** Whether an address, in any locale, is that of a page; what the operator knows under it is not asked. */
  readonly hasPage: (address: string) => boolean;
  /** The address of a path (within its locale) in a locale. */
  readonly addressIn: (locale: string, path: string) => string;
};

const entries = Object.entries(pages as Record<PageName, PageEntry>) as [PageName, PageEntry][];
const pathsOf = (isWanted: (entry: PageEntry) => boolean) => entries.flatMap(([name, entry]) => (isWanted(entry) ? knownPaths(name) : []));

export const siteMap: SiteMap = {
  locales: localeCodes.map((code) => ({ code, languageTag: localeEntry(code).languageTag, prefix: basenameOf(code) })),
  indexedPaths: pathsOf(({ isIndexed }) => isIndexed),
  contentPaths: ({ promotions, faqSections }) =>
    [
      ...promotions.map((id) => pagePath({ to: 'promotion', params: { id } })),
      ...faqSections.map((id) => pagePath({ to: 'faq', params: { id } })),
    ].filter((path) => Object.keys(matchPage(path)?.params ?? {}).length > 0),
  restrictionPath: pagePath({ to: 'restriction' }),
  missingPath: '/404',
  hasPage: (address) => matchPage(splitLocalePath(address).path) !== undefined,
  addressIn: (locale, path) => localePath(localeCodes.find((code) => code === locale) ?? defaultLocale, path),
};
