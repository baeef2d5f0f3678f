import { useEffect } from 'react';
import { useStore } from 'jotai';
import { writeCookie } from '@playfront/i18n';
import { breakpoints } from '@playfront/ui';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';
import { whenOnline } from './when-online.ts';
import { hasBootReloaded, hasKeptState } from './reload-marks.ts';
import { whenAtRest } from './when-at-rest.ts';

const loadSwap = () => import('./swap.ts');

const keptDays = 365;

/**
 * Swaps builds when the window is dragged, or a tablet turned, across the line: the same address, session and game, and in the other build
 * the open dialog, what was typed and how far the page was scrolled. Renders nothing.
 */
export function FormFactorEffect() {
  const { formFactor } = useSiteConfig();
  const store = useStore();

  useEffect(() => {
    if (hasKeptState()) void loadSwap().then(({ restoreAfterSwap }) => restoreAfterSwap(store, formFactor));
  }, [formFactor, store]);

  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${breakpoints.md}px)`);
    const wanted = () => (narrow.matches ? 'mobile' : 'desktop');
    const handleChange = async () => {
      if (wanted() === formFactor) return;
      await whenOnline();
      // What cannot be loaded keeps nothing; the swap itself does not wait for it.
      const swap = await loadSwap().catch(() => undefined);
      await whenAtRest();
      // The window may be as it was before by now.
      if (wanted() === formFactor) return;
      writeCookie('form_factor', wanted(), keptDays);
      // Without the cookie the same build would come again.
      if (!document.cookie.includes(`form_factor=${wanted()}`)) return;
      swap?.keepForSwap(store);
      // The other build gets them: nothing is lost that the browser should ask about.
      store.set(releaseEditsAtom);
      location.reload();
    };
    narrow.addEventListener('change', handleChange);
    // The line may have been crossed since the page began. What the boot script has tried in vain is not tried again.
    if (!hasBootReloaded()) void handleChange();
    return () => narrow.removeEventListener('change', handleChange);
  }, [formFactor, store]);

  return null;
}
