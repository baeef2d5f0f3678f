/** React renders again after a failed load and must find the same rejected promise; a new attempt would suspend, fail and load in a loop. */
const evictAfterMs = 1_000;

/** Evicts a failed load a moment later, so that the next visit tries again. */
export function evictFailedLoad(evict: () => void): void {
  setTimeout(evict, evictAfterMs);
}
