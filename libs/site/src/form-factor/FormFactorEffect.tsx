import { useEffect } from 'react';
import { useStore } from 'jotai';
import { breakpoints } from '@playfront/ui';
import { rememberBuild } from '../arrival/build-cookie.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';
import { whenOnline } from './when-online.ts';
import { hasBootReloaded, hasSwapState } from '../state/reload-marks.ts';
import { whenNotBusy } from './when-not-busy.ts';

const loadSwap = () => import('./swap.ts');

/**
 * Swaps builds when the window is resized, or a tablet rotated, across 990 px: the other build opens at the same URL, session and game, with
 * the same open dialog, typed text and scroll position. Renders nothing.
 */
export function FormFactorEffect() {
  const { formFactor } = useSiteConfig();
  const store = useStore();

  useEffect(() => {
    if (hasSwapState()) void loadSwap().then(({ restoreAfterSwap }) => restoreAfterSwap(store, formFactor));
  }, [formFactor, store]);

  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${breakpoints.md}px)`);
    const wanted = () => (narrow.matches ? 'mobile' : 'desktop');
    const handleChange = async () => {
      // Printing matches the narrow query too, and must not reload the page.
      if (wanted() === formFactor || matchMedia('print').matches) return;
      await whenOnline();
      // If the code for storing the state cannot be loaded, swap without it.
      const swap = await loadSwap().catch(() => undefined);
      await whenNotBusy();
      // The window may have its previous size again.
      if (wanted() === formFactor) return;
      if (!rememberBuild(document, wanted())) return;
      swap?.storeForSwap(store);
      // The other build restores the edits, so the browser must not ask about them.
      store.set(releaseEditsAtom);
      location.reload();
    };
    narrow.addEventListener('change', handleChange);
    // The window may have been resized since page start. If the arrival script's reload got the wrong build, do not try again.
    if (!hasBootReloaded()) void handleChange();
    return () => narrow.removeEventListener('change', handleChange);
  }, [formFactor, store]);

  return null;
}
