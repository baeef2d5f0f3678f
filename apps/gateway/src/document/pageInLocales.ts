import type { SiteMap } from './site-build.ts';

export type PageInLocales = {
  /** Whether an address, query and all, is the page in one of the locales. */
  is(url: string): boolean;
  /** The page in the locale of an address. */
  forPath(pathname: string): string;
};

/** The addresses of one page. */
export function pageInLocales({ locales, addressIn }: SiteMap, path: string): PageInLocales {
  const byPrefix = new Map(locales.map(({ code, prefix }) => [prefix, addressIn(code, path)]));
  const addresses = new Set(byPrefix.values());
  return {
    is: (url) => addresses.has(url),
    forPath: (pathname) => byPrefix.get(pathname.split('/', 2).join('/')) ?? byPrefix.get('') ?? path,
  };
}
