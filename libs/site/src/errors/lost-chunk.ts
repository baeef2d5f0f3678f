const lastReloadKey = 'front.chunkReloadAt';
/** A failed chunk load reloads at most once in this time (spec §9). */
const reloadThrottleMs = 60_000;

/** After a deploy an open tab asks for chunks that are gone: the page is loaded anew, at most once a minute (spec §4). */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
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
