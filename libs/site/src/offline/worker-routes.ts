/** How the worker handles a request. */
export type WorkerRoute =
  /** Not handled: the browser sends it as if there were no worker. */
  | 'browser'
  /** A page: from the network, otherwise the offline page. Pages are never cached. */
  | 'page'
  /** The name contains a hash: cached, and never requested twice. */
  | 'asset'
  /** An image of a game: a limited number is cached. */
  | 'art';

export type RoutedRequest = {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
};

/** Paths that are not pages; responses under most of them belong to one player. */
const notPages = /^\/(api|games|socket\.io|ip|art|assets|healthz|readyz|metrics)(\/|$)|^\/[^/]+\.[a-z0-9]+$/;

/** Pages below one of those paths. Repeated here, because the page table would enlarge the worker by more than half. A test compares both. */
const pagesAmongThem: readonly string[] = ['/ip/aviator', '/ip/aviatorfr'];

/** How a request is handled. Anything that may differ between visitors is left to the browser. */
export function workerRouteOf({ url, method, mode, destination, hasRange }: RoutedRequest, siteOrigin: string): WorkerRoute {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== siteOrigin || hasRange) return 'browser';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/art/') && destination === 'image') return 'art';
  return mode === 'navigate' && destination === 'document' && (pagesAmongThem.includes(pathname) || !notPages.test(pathname)) ? 'page' : 'browser';
}

/** The oldest cached URLs above the maximum. */
export function surplusOf<Entry>(oldestFirst: readonly Entry[], maxCached: number): readonly Entry[] {
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - maxCached));
}

const cachePrefix = 'front.';

/** Name of a cache that both builds share. */
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

/** Caches that an activated worker deletes: those of the site that this version does not use. */
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
