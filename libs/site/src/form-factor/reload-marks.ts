/** Key in session storage of what a swap of builds, or of languages, keeps, version 2; reading clears it. */
export const keptKey = 'front.swap.2';

/** Whether the page before this one, in the other build or another language, has left something for it. */
export function hasKeptState(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}

/** The end of a session calls it: what one player typed is not put into the next one's forms. */
export function forgetKeptState(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing was kept.
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
