import { useStore, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Balance, Player } from '@playfront/api-contract';
import { balanceAtom, isSignedInAtom, playerAtom, sessionStateAtom, type SessionState } from './session.atoms.ts';

const startingState: SessionState = { status: 'starting' };

/**
 * Reads a session atom, with what the server drew while a part of the page is being hydrated: parts are hydrated one after another, and
 * the session may be restored in between.
 */
function useSessionAtom<Value>(sessionAtom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => store.sub(sessionAtom, listener),
    () => store.get(sessionAtom),
    () => onServer,
  );
}

/** How far the session is: starting, visitor, restoring, or a player with their balance. */
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
