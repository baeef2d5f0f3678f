export type PageCacheOptions = {
  /** A page younger than this is sent as it is. */
  freshMs: number;
  /** After that, for this long, the old page is sent while a new one is made. */
  staleMs: number;
  maxEntries: number;
  now?: () => number;
  /** What a refresh waits for: its work would otherwise stand between the old page and whoever asked for it. */
  beforeRefresh?: () => Promise<unknown>;
  /** A refresh behind a stale page failed; the stale page goes on being sent until its time is over. */
  onRefreshFailure: (key: string, error: unknown) => void;
};

export type PageCache<Page> = {
  /** The kept page of a key while it is fresh, at once. */
  fresh(key: string): Page | undefined;
  /**
   * The kept page of a key, or a new one; however many ask at once, it is made once. `mayMake` is asked before one is made for this reader: without
   * its leave a stale page stays, and where there is none the answer is {@link MakeRefused}.
   */
  read(key: string, make: () => Promise<Page>, mayMake?: () => boolean): Promise<Page>;
  readonly size: number;
};

/** There is no page, and this reader may not have one made. */
export class MakeRefused extends Error {}

type Kept<Page> = { page: Page; madeAtMs: number };

/** Keeps pages that say `isKept`, with stale-while-revalidate; the one unused for longest leaves first. */
export function createPageCache<Page extends { isKept: boolean; status: number; etag?: string }>(options: PageCacheOptions): PageCache<Page> {
  const { freshMs, staleMs, maxEntries, now = Date.now, beforeRefresh, onRefreshFailure } = options;
  const kept = new Map<string, Kept<Page>>();
  const inFlight = new Map<string, Promise<Page>>();
  const aboutToRefresh = new Set<string>();
  let newest: string | undefined;

  function makeOnce(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = inFlight.get(key);
    if (running) return running;
    const started = make()
      .then((page) => {
        if (page.isKept) keep(key, page);
        // A page that is gone or moved must not live on as a stale copy; one that is only worse for a while, or a fault of ours, may.
        else if (page.status !== 200 && page.status < 500) kept.delete(key);
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

  /** Back to the end of the line: a Map keeps the order of insertion. */
  function putLast(key: string, entry: Kept<Page>): void {
    if (key !== newest) kept.delete(key);
    kept.set(key, entry);
    newest = key;
  }

  /** A page that came out the same stays the object it was, with what was compressed of it. */
  function keep(key: string, page: Page): void {
    const before = kept.get(key)?.page;
    putLast(key, { page: before?.etag !== undefined && before.etag === page.etag ? before : page, madeAtMs: now() });
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  }

  return {
    get size() {
      return kept.size;
    },
    fresh(key) {
      const entry = kept.get(key);
      if (!entry || now() - entry.madeAtMs >= freshMs) return undefined;
      if (key !== newest) putLast(key, entry);
      return entry.page;
    },
    async read(key, make, mayMake = () => true) {
      const entry = kept.get(key);
      const ageMs = entry ? now() - entry.madeAtMs : Infinity;
      const isBeingMade = inFlight.has(key) || aboutToRefresh.has(key);
      if (!entry || ageMs >= freshMs + staleMs) {
        if (!inFlight.has(key) && !mayMake()) throw new MakeRefused();
        return makeOnce(key, make);
      }
      putLast(key, entry);
      if (ageMs >= freshMs && !isBeingMade && mayMake()) {
        refresh(key, make).then(
          (page) => page && page.status >= 500 && onRefreshFailure(key, new Error(`the page answered ${page.status}`)),
          (error: unknown) => onRefreshFailure(key, error),
        );
      }
      return entry.page;
    },
  };
}
