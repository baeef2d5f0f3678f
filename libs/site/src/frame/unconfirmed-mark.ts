import { unconfirmedKey } from '@playfront/api-contract/site-build';

/** Remembers for the next page start whether the player's address is to be confirmed, and marks this page alike. */
export function rememberUnconfirmed(isUnconfirmed: boolean): void {
  document.documentElement.toggleAttribute('data-unconfirmed', isUnconfirmed);
  try {
    if (isUnconfirmed) localStorage.setItem(unconfirmedKey, '1');
    else localStorage.removeItem(unconfirmedKey);
  } catch {
    // Storage is forbidden: the space is not reserved at the next page start.
  }
}
