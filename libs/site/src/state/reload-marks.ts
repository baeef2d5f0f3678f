import { buildReloadsKey } from '@playfront/api-contract/site-build';

/** Session storage key of the state stored for a swap of builds or languages, version 3; reading clears it. */
export const swapStateKey = 'front.swap.3';

/** Whether the previous page, in the other build or another language, has stored state for this one. */
export function hasSwapState(): boolean {
  try {
    return sessionStorage.getItem(swapStateKey) !== null;
  } catch {
    return false;
  }
}

/** Called at the end of a session: one player's input must not appear in the next one's forms. */
export function forgetSwapState(): void {
  try {
    sessionStorage.removeItem(swapStateKey);
  } catch {
    // Nothing was stored.
  }
}

/** Whether the arrival script (`requestMatchingBuild`) has reloaded the page for the right build, and got the wrong one again. */
export function hasBootReloaded(): boolean {
  try {
    return sessionStorage.getItem(buildReloadsKey) !== null;
  } catch {
    // Without storage, reloads could loop.
    return true;
  }
}
