import type { Exclusion } from '@playfront/api-contract';

/** Session storage key: the self-exclusion that the next page of this tab explains. */
export const madeExclusionKey = 'front.exclusion';

/** Of the shape that is stored. */
export const madeExclusionVersion = 1;

/** Keeps an exclusion that was made on another device; that of this tab says more. Read by `madeExclusion`, which start-up does not load. */
export function keepExclusion(exclusion: Exclusion): void {
  try {
    if (!sessionStorage.getItem(madeExclusionKey))
      sessionStorage.setItem(madeExclusionKey, JSON.stringify({ version: madeExclusionVersion, values: exclusion }));
  } catch {
    // Storage is forbidden: the page says less.
  }
}

/** Called when a player is signed in: another player of this tab must not see it. */
export function forgetMadeExclusion(): void {
  try {
    sessionStorage.removeItem(madeExclusionKey);
  } catch {
    // Storage is forbidden: nothing to clear.
  }
}
