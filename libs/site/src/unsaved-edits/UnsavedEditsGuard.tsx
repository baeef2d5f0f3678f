import { use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { parsePath, UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router-dom';
import { splitLocalePath } from '@playfront/i18n';
import { UnsavedEditsContext } from '@playfront/ui';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { pageKeyOf } from '../addresses/page-key-of.ts';
import { holdEditsAtom, isLeavingGuardedAtom, leaveAtom } from './unsaved-edits.atoms.ts';

/**
 * Holds back navigations that would lose unsaved edits until the player agrees. `useBlocker` needs a data router, which the site does not have,
 * so the navigator is wrapped. `UnsavedEditsEffect` handles Back.
 */
export function UnsavedEditsGuard({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext);
  const { pathname, search } = useLocation();
  const here = useRef('');
  const store = useStore();
  const hold = useSetAtom(holdEditsAtom);

  useEffect(() => {
    here.current = pageKeyOf(pathname, search);
  }, [pathname, search]);

  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const isElsewhere = (to: To) => {
      const { pathname: path, search: query = '' } = typeof to === 'string' ? parsePath(to) : to;
      return path !== undefined && pageKeyOf(splitLocalePath(path).path, query) !== here.current;
    };
    const guard = (move: typeof navigator.push): typeof navigator.push => {
      return (to, state, options) => {
        if (!store.get(isLeavingGuardedAtom) || !isElsewhere(to)) return move(to, state, options);
        store.set(leaveAtom, () => {
          loadingBar.start();
          // Replaces the history entry of the edits.
          (isOverlayEntry() ? navigator.replace : move)(to, state, options);
        });
      };
    };
    // Keeps the getters of the history live.
    const wrapped = Object.create(navigator) as typeof navigator;
    return { ...navigation, navigator: Object.assign(wrapped, { push: guard(navigator.push), replace: guard(navigator.replace) }) };
  }, [navigation, store]);

  return (
    <NavigationContext value={guarded}>
      <UnsavedEditsContext value={hold}>{children}</UnsavedEditsContext>
    </NavigationContext>
  );
}
