/** Key in session storage of what a swap of builds keeps, version 2; reading clears it. */
export const keptKey = 'front.swap.2';

/** Whether the other build has left something for this one. */
export function hasKeptState(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the boot script of the page (`boot-script.ts` of the gateway) has loaded it anew for the right build, and got the wrong one again. */
export function hasBootReloaded(): boolean {
  try {
    return sessionStorage.getItem('form_factor.reloaded') !== null;
  } catch {
    // Then nothing could stop a loop.
    return true;
  }
}
