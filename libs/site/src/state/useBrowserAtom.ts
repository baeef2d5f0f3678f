import { useStore, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';

/** Reads an atom whose value only the browser knows; returns the server's value during hydration. */
export function useBrowserAtom<Value>(wanted: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.sub(wanted, listener),
    () => store.get(wanted),
    () => onServer,
  );
}
