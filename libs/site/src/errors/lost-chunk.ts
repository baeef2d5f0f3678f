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

/** After a deploy an open tab asks for chunks that are gone: the page is loaded anew, at most once a minute (spec §4). Offline that would lose the page. */
export function reloadOnLostChunk(): void {
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
