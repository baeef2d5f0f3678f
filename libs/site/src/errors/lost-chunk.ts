const lastReloadKey = 'front.chunkReloadAt';
/** A failed chunk load reloads at most once in this time (spec §9). */
const reloadThrottleMs = 60_000;
/** How long the next page may take to replace this one. */
const leavingMs = 10_000;

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

/** Loads the page anew, unless it did so a moment ago. @returns whether it does. */
function reloadOnce(): boolean {
  try {
    const lastReloadAt = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
    if (Date.now() - lastReloadAt < reloadThrottleMs) return false;
    sessionStorage.setItem(lastReloadKey, String(Date.now()));
  } catch {
    // Without a place to remember the last reload, another could follow without end.
    return false;
  }
  location.reload();
  return true;
}

/** After a deploy an open tab asks for chunks that are gone: the page is loaded anew, at most once a minute (spec §4). Offline that would lose the page. */
export function reloadOnLostChunk(): void {
  let isLeaving = false;
  // What a single element suffers does not rise to the window, but passes it on the way down.
  addEventListener('error', askAgainOnline, { capture: true });
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingMs);
  });
  // A prevented error leaves the import pending.
  addEventListener('vite:preloadError', (event) => {
    if (aheadCount > 0 || !navigator.onLine) return;
    // Firefox cuts imports when a page is being left, and a reload would take the place of the next page. One that is still here or back later lacks the chunk.
    if (isLeaving) setTimeout(reloadOnce, leavingMs);
    if (isLeaving || reloadOnce()) event.preventDefault();
  });
}
