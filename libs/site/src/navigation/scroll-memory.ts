/** Session storage key, version 1: scroll positions by the key of the history entry. Survives a reload. */
const positionsKey = 'front.scroll.1';
/** A page that refetches its data grows for a while; after this time the position is not restored any more. */
const growthLimitMs = 3_000;
const maxPositions = 50;

type Positions = Map<string, number>;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

export type ScrollMemory = {
  /** From now on, records scroll positions for this entry. */
  enter: (key: string) => void;
  /** Restores the position of this entry as soon as the page is tall enough; scrolling by the visitor cancels it. */
  restore: (key: string) => void;
  /** Stops; the browser restores positions itself again. */
  stop: () => void;
};

/** Restores the scroll position of history entries instead of the browser, which would scroll before the page is rendered. */
export function createScrollMemory(firstKey: string): ScrollMemory {
  const positions = readPositions();
  let current = firstKey;
  let endWait = () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const record = () => {
    positions.delete(current);
    positions.set(current, scrollY);
    if (positions.size > maxPositions) positions.delete(positions.keys().next().value ?? '');
  };
  const leave = () => {
    // After a reload, or Back from another site, the browser restores the position itself.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(positionsKey, JSON.stringify([...positions]));
    } catch {
      // Storage is forbidden: the positions last for this page only.
    }
  };
  // React Router gives every first entry the key `default`: a position stored under it may belong to another document.
  record();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', record, { passive: true, signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });

  return {
    enter(key) {
      endWait();
      current = key;
    },
    restore(key) {
      endWait();
      const wanted = positions.get(key) ?? 0;
      scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) < 2) return;
      const wait = new AbortController();
      const growth = new ResizeObserver(() => {
        if (document.documentElement.scrollHeight - innerHeight < wanted) return;
        scrollTo(0, wanted);
        endWait();
      });
      const timer = setTimeout(() => endWait(), growthLimitMs);
      endWait = () => {
        clearTimeout(timer);
        growth.disconnect();
        wait.abort();
        endWait = () => {};
      };
      growth.observe(document.body);
      for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(type, () => endWait(), { passive: true, signal: wait.signal });
    },
    stop() {
      endWait();
      listening.abort();
      history.scrollRestoration = 'auto';
    },
  };
}
