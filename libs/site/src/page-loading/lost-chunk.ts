const lastReloadKey = 'front.chunkReloadAt';
/** A failed chunk load reloads at most once in this time (spec §9). */
const reloadThrottleMs = 60_000;
/** How long a navigation to another document may take. */
const leavingMs = 10_000;

let preloadCount = 0;

/** Loads code in advance: a failure does not reload the page. */
export async function preload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  preloadCount += 1;
  try {
    return await load();
  } finally {
    preloadCount -= 1;
  }
}

/** Vite requests a style sheet only once. One that failed offline is requested again when the browser is online. */
function requestAgainOnline({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  addEventListener('online', () => target.replaceWith(target.cloneNode()), { once: true });
}

/** Reloads the page, unless it did so recently. @returns whether it reloads. */
function reloadOnce(): boolean {
  try {
    const sinceReloadMs = Date.now() - Number(sessionStorage.getItem(lastReloadKey) ?? 0);
    // A time in the future is from before the clock was set back.
    if (sinceReloadMs >= 0 && sinceReloadMs < reloadThrottleMs) return false;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
  } catch {
    // Without storage, reloads could loop.
    return false;
  }
  location.reload();
  return true;
}

/** After a deployment an open tab requests chunks that no longer exist: reloads the page, at most once a minute (spec §4), but not offline. */
export function reloadOnLostChunk(): void {
  let isLeaving = false;
  // Error events of elements do not bubble, but can be captured at the window.
  addEventListener('error', requestAgainOnline, { capture: true });
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingMs);
  });
  // With `preventDefault` the import stays pending.
  addEventListener('vite:preloadError', (event) => {
    if (preloadCount > 0 || !navigator.onLine) return;
    // Firefox aborts imports on navigation, and a reload would replace the next page. If the page is still here later, the chunk is really missing.
    if (isLeaving) setTimeout(reloadOnce, leavingMs);
    if (isLeaving || reloadOnce()) event.preventDefault();
  });
}
