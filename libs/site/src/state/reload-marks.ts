import { buildReloadsKey } from '@playfront/api-contract/site-build';

/** Key in session storage of what a swap of builds, or of languages, keeps, version 3; reading clears it. */
export const keptKey = 'front.swap.3';

/** Whether the previous page, in the other build or another language, has stored state for this one. */
export function hasKeptState(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}

/** Called at the end of a session: one player's input must not appear in the next one's forms. */
export function forgetKeptState(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing was stored.
  }
}

/** Whether the arrival script (`askForFittingBuild`) has reloaded the page for the right build, and got the wrong one again. */
export function hasBootReloaded(): boolean {
  try {
    return sessionStorage.getItem(buildReloadsKey) !== null;
  } catch {
    // Without storage, reloads could loop.
    return true;
  }
}
