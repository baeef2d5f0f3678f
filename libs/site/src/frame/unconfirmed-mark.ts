import { unconfirmedKey } from '@playfront/api-contract/site-build';

/** Stores whether the player's email address is unconfirmed for the next page start, and marks this page. */
export function rememberUnconfirmed(isUnconfirmed: boolean): void {
  document.documentElement.toggleAttribute('data-unconfirmed', isUnconfirmed);
  try {
    if (isUnconfirmed) localStorage.setItem(unconfirmedKey, '1');
    else localStorage.removeItem(unconfirmedKey);
  } catch {
    // Storage is forbidden: the space is not reserved at the next page start.
  }
}
