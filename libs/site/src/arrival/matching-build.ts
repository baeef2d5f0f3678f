import { buildReloadsKey, mobileMaxWidth } from '@playfront/api-contract/site-build';
import { rememberBuild } from './build-cookie.ts';

const maxReloads = 2;

/** The browser APIs used here; tests pass fakes. */
export type BuildWindow = {
  document: { cookie: string; documentElement: { dataset: Record<string, string | undefined>; style: { visibility: string } } };
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  matchMedia(query: string): { matches: boolean };
  location: { reload(): void };
};

/**
 * Reloads a page whose build does not fit the window, after setting the cookie for the other build. If storage or cookies are forbidden, the page stays:
 * the reload could loop or get the same build again.
 */
export function requestMatchingBuild(page: BuildWindow): void {
  const { documentElement: root } = page.document;
  const served = root.dataset['formFactor'];
  const wanted = page.matchMedia(`(max-width: ${mobileMaxWidth}px)`).matches ? 'mobile' : 'desktop';
  try {
    if (!served || served === wanted) {
      page.sessionStorage.removeItem(buildReloadsKey);
      return;
    }
    const reloads = Number(page.sessionStorage.getItem(buildReloadsKey));
    if (!rememberBuild(page.document, wanted) || reloads >= maxReloads) return;
    page.sessionStorage.setItem(buildReloadsKey, String(reloads + 1));
    root.style.visibility = 'hidden';
    page.location.reload();
  } catch {
    // Storage is forbidden: keep this build.
  }
}
