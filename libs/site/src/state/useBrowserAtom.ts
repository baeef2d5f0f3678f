import { useStore, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';

/** Reads an atom of what only the browser knows, with what the server drew while that part of the page is being hydrated. */
export function useBrowserAtom<Value>(wanted: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.sub(wanted, listener),
    () => store.get(wanted),
    () => onServer,
  );
}
