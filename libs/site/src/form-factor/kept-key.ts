/** Key in session storage of what a swap of builds keeps, version 1; reading clears it. */
export const keptKey = 'front.swap.1';

/** Whether the other build has left something for this one. */
export function hasKeptState(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}
