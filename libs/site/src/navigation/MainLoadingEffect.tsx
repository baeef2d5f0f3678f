import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { mainLoadingAtom } from './main-loading.atoms.ts';

/** Shows the main loading flag where the page is: its content is busy. Renders nothing. */
export function MainLoadingEffect() {
  const isLoading = useAtomValue(mainLoadingAtom);
  useEffect(() => {
    if (!isLoading) return undefined;
    // Each page draws its own `main`, and the next one may take its place meanwhile.
    document.getElementById('content')?.setAttribute('aria-busy', 'true');
    return () => document.getElementById('content')?.removeAttribute('aria-busy');
  }, [isLoading]);
  return null;
}
