import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { mainLoadingAtom } from './main-loading.atoms.ts';

/** Sets `aria-busy` on the page content while the main loading flag is on. Renders nothing. */
export function MainLoadingEffect() {
  const isLoading = useAtomValue(mainLoadingAtom);
  useEffect(() => {
    if (!isLoading) return undefined;
    // Each page renders its own `main`, which may have been replaced by the next one.
    document.getElementById('content')?.setAttribute('aria-busy', 'true');
    return () => document.getElementById('content')?.removeAttribute('aria-busy');
  }, [isLoading]);
  return null;
}
