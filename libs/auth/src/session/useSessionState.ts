import { useStore, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Balance, Player } from '@playfront/api-contract';
import { balanceAtom, isSignedInAtom, playerAtom, sessionStateAtom, type SessionState } from './session.atoms.ts';

const startingState: SessionState = { status: 'starting' };

/**
 * Reads a session atom; returns the server's value during hydration, since the session may be restored between the
 * hydration of two parts of the page.
 */
function useSessionAtom<Value>(sessionAtom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.sub(sessionAtom, listener),
    () => store.get(sessionAtom),
    () => onServer,
  );
}

/** The state of the session: starting, visitor, restoring, or a player with their balance. */
export function useSessionState(): SessionState {
  return useSessionAtom(sessionStateAtom, startingState);
}

/** The signed-in player. */
export function usePlayer(): Player | undefined {
  return useSessionAtom(playerAtom, undefined);
}

/** The player's balances as last pushed or fetched. */
export function useBalance(): Balance | undefined {
  return useSessionAtom(balanceAtom, undefined);
}

/** Signed in means that a player record exists (spec §6). */
export function useIsSignedIn(): boolean {
  return useSessionAtom(isSignedInAtom, false);
}
