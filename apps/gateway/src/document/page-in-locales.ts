import type { SiteMap } from '@playfront/api-contract/site-build';

export type PageInLocales = {
  /** Whether a URL, with its query, is this page in one of the locales. */
  is(url: string): boolean;
  /** The page in the locale of a URL. */
  forPath(pathname: string): string;
};

/** The URLs of one page in all locales. */
export function pageInLocales({ locales, addressIn }: SiteMap, path: string): PageInLocales {
  const byPrefix = new Map(locales.map(({ code, prefix }) => [prefix, addressIn(code, path)]));
  const addresses = new Set(byPrefix.values());
  return {
    is: (url) => addresses.has(url),
    forPath: (pathname) => byPrefix.get(pathname.split('/', 2).join('/')) ?? byPrefix.get('') ?? path,
  };
}
