const lastReloadKey = 'front.chunkReloadAt';
/** A failed chunk load reloads at most once in this time (spec §9). */
const reloadThrottleMs = 60_000;

let aheadCount = 0;

/** Loads what nobody has asked for yet: when that fails, the page stays. */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  aheadCount += 1;
  try {
    return await load();
  } finally {
    aheadCount -= 1;
  }
}

/** Vite asks for a style sheet once. One that was lost for want of a connection is asked for again when there is one. */
function askAgainOnline({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  addEventListener('online', () => target.replaceWith(target.cloneNode()), { once: true });
}

/** After a deploy an open tab asks for chunks that are gone: the page is loaded anew, at most once a minute (spec §4). Offline that would lose the page. */
export function reloadOnLostChunk(): void {
  // What a single element suffers does not rise to the window, but passes it on the way down.
  addEventListener('error', askAgainOnline, { capture: true });
  addEventListener('vite:preloadError', (event) => {
    if (aheadCount > 0 || !navigator.onLine) return;
    try {
      const lastReloadAt = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
      if (Date.now() - lastReloadAt < reloadThrottleMs) return;
      sessionStorage.setItem(lastReloadKey, String(Date.now()));
    } catch {
      // Without a place to remember the last reload, another could follow without end.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
