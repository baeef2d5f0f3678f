import type { Exclusion } from '@playfront/api-contract';

/** Session storage key of the self-exclusion that the next page of this tab explains. */
export const storedExclusionKey = 'front.exclusion';

/** Version of the stored shape. */
export const storedExclusionVersion = 1;

/**
 * Stores an exclusion made on another device, unless this tab has stored its own, which has more details. `storedExclusion` reads it; start-up does
 * not load that module.
 */
export function storeExclusion(exclusion: Exclusion): void {
  try {
    if (!sessionStorage.getItem(storedExclusionKey))
      sessionStorage.setItem(storedExclusionKey, JSON.stringify({ version: storedExclusionVersion, values: exclusion }));
  } catch {
    // Storage is forbidden: the page shows fewer details.
  }
}

/** Called when a player is signed in: another player of this tab must not see it. */
export function clearStoredExclusion(): void {
  try {
    sessionStorage.removeItem(storedExclusionKey);
  } catch {
    // Storage is forbidden: nothing to clear.
  }
}
