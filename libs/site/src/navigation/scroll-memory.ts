/** Where pages were scrolled to, by the key of their history entry, in session storage, version 1: kept over a reload, gone with the tab. */
const positionsKey = 'front.scroll.1';
/** A page that loads its data anew grows for a while; after this it stays where it is. */
const growthLimitMs = 3_000;
const mostPositions = 50;

type Positions = Map<string, number>;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

export type ScrollMemory = {
  /** From now on what is scrolled belongs to this entry. */
  enter: (key: string) => void;
  /** Goes to where this entry was left, as soon as the page is tall enough; the visitor's own scrolling ends the wait. */
  restore: (key: string) => void;
  /** Ends all of it; the browser restores again by itself. */
  stop: () => void;
};

/** Remembers how far each entry of the history was scrolled, in place of the browser, which would scroll before the page is drawn. */
export function createScrollMemory(firstKey: string): ScrollMemory {
  const positions = readPositions();
  let current = firstKey;
  let endWait = () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const keep = () => {
    positions.delete(current);
    positions.set(current, scrollY);
    if (positions.size > mostPositions) positions.delete(positions.keys().next().value ?? '');
  };
  const leave = () => {
    // A reload, or another site and Back: the browser itself knows where that was.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(positionsKey, JSON.stringify([...positions]));
    } catch {
      // Kept for this page only.
    }
  };
  // The router calls the first entry of every document the same: what another one has left under that name is not this page's.
  keep();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', keep, { passive: true, signal });
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
      for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(own, () => endWait(), { passive: true, signal: wait.signal });
    },
    stop() {
      endWait();
      listening.abort();
      history.scrollRestoration = 'auto';
    },
  };
}
