import { LRUCache } from 'lru-cache';

export type PageCacheOptions = {
  /** A page younger than this is fresh. */
  freshMs: number;
  /** For this long after that, the stale page is sent while a new one is rendered. */
  staleMs: number;
  maxEntries: number;
  now?: () => number;
  /** Delays a refresh, which would otherwise delay the stale page on its way to the client. */
  beforeRefresh?: () => Promise<unknown>;
  /** Called when a background refresh fails; the stale page is still sent until it expires. */
  onRefreshFailure: (key: string, error: unknown) => void;
};

export type PageCache<Page> = {
  /** The stored page of a key if it is fresh. */
  fresh(key: string): Page | undefined;
  /**
   * The stored page of a key, or a new one, which concurrent readers share. `canMake` is called before a page is rendered for this reader: if it
   * returns false, a stale page is sent, and without one {@link MakeRefused} is thrown.
   */
  read(key: string, make: () => Promise<Page>, canMake?: () => boolean): Promise<Page>;
  readonly size: number;
};

/** There is no page, and this reader may not have one rendered. */
export class MakeRefused extends Error {}

type CacheEntry<Page> = { page: Page; madeAtMs: number };

/** Caches pages with `isCacheable`, stale-while-revalidate, and evicts the least recently used. */
export function createPageCache<Page extends { isCacheable: boolean; status: number; etag?: string }>(options: PageCacheOptions): PageCache<Page> {
  const { freshMs, staleMs, maxEntries, now = Date.now, beforeRefresh, onRefreshFailure } = options;
  const entries = new LRUCache<string, CacheEntry<Page>>({ max: maxEntries });
  const inFlight = new Map<string, Promise<Page>>();
  const aboutToRefresh = new Set<string>();

  function makeOnce(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = inFlight.get(key);
    if (running) return running;
    const started = make()
      .then((page) => {
        if (page.isCacheable) store(key, page);
        // A page that is gone or has moved must not be served as a stale copy; one with a temporary fault may.
        else if (page.status !== 200 && page.status < 500) entries.delete(key);
        return page;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  async function refresh(key: string, make: () => Promise<Page>): Promise<Page | undefined> {
    if (beforeRefresh) {
      if (aboutToRefresh.has(key)) return undefined;
      aboutToRefresh.add(key);
      await beforeRefresh();
      aboutToRefresh.delete(key);
    }
    return makeOnce(key, make);
  }

  /** Reuses the stored object of an unchanged page, with its compressed forms. */
  function store(key: string, page: Page): void {
    const before = entries.get(key)?.page;
    entries.set(key, { page: before?.etag !== undefined && before.etag === page.etag ? before : page, madeAtMs: now() });
  }

  return {
    get size() {
      return entries.size;
    },
    fresh(key) {
      const entry = entries.get(key);
      return entry && now() - entry.madeAtMs < freshMs ? entry.page : undefined;
    },
    async read(key, make, canMake = () => true) {
      const entry = entries.get(key);
      const ageMs = entry ? now() - entry.madeAtMs : Infinity;
      const isBeingMade = inFlight.has(key) || aboutToRefresh.has(key);
      if (!entry || ageMs >= freshMs + staleMs) {
        if (!inFlight.has(key) && !canMake()) throw new MakeRefused();
        return makeOnce(key, make);
      }
      if (ageMs >= freshMs && !isBeingMade && canMake()) {
        refresh(key, make).then(
          (page) => page && page.status >= 500 && onRefreshFailure(key, new Error(`the page has status ${page.status}`)),
          (error: unknown) => onRefreshFailure(key, error),
        );
      }
      return entry.page;
    },
  };
}
