/** What the worker does with a request of the site. */
export type WorkerRoute =
  /** Not the worker's business: the browser asks as if there were no worker. */
  | 'browser'
  /** A page: from the network, and without one the offline page. No page is ever kept. */
  | 'page'
  /** Its name carries its hash: kept, and never asked for twice. */
  | 'asset'
  /** A picture of a game: kept up to a number of them. */
  | 'art';

export type RoutedRequest = {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
};

/** Paths that are no pages; answers under most of them are a player's own. */
const notPages = /^\/(api|games|socket\.io|ip|art|assets|healthz|readyz|metrics)(\/|$)|^\/[^/]+\.[a-z0-9]+$/;

/** Where a request goes. What is not known to be the same for everybody stays with the browser. */
export function workerRouteOf({ url, method, mode, destination, hasRange }: RoutedRequest, siteOrigin: string): WorkerRoute {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== siteOrigin || hasRange) return 'browser';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/art/') && destination === 'image') return 'art';
  return mode === 'navigate' && destination === 'document' && (pathname === '/ip/aviator' || pathname === '/ip/aviatorfr' || !notPages.test(pathname))
    ? 'page'
    : 'browser';
}

/** The oldest of the kept addresses that are too many. */
export function surplusOf<Kept>(oldestFirst: readonly Kept[], mostKept: number): readonly Kept[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostKept));
}

const cachePrefix = 'front.';

/** Name of a cache of both builds. */
export function cacheName(kind: 'brand' | 'assets' | 'art'): string {
  return cachePrefix + kind;
}

/** Name of the cache of a build's shell, in one version. */
export function shellCacheName(formFactor: string, version: string): string {
  return `${cachePrefix}shell.${formFactor}.${version}`;
}

export function isShellOf(name: string, formFactor: string): boolean {
  return name.startsWith(shellCacheName(formFactor, ''));
}

/** Caches that an activated worker throws away: what the site wrote and this version of it does not read. */
export function staleCaches(
  names: readonly string[],
  builds: readonly { readonly formFactor: string; readonly version: string }[],
): readonly string[] {
  const read = [
    ...(['brand', 'assets', 'art'] as const).map(cacheName),
    ...builds.map(({ formFactor, version }) => shellCacheName(formFactor, version)),
  ];
  return names.filter((name) => name.startsWith(cachePrefix) && !read.includes(name));
}
