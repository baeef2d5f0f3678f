import { atom } from 'jotai';
import type { Balance, Player } from '@playfront/api-contract';

/** Everything that belongs to the signed-in player, in one atom: signing out resets it, so nothing can be left behind. */
export type SessionState =
  /** Server render and first client render: whether a token is stored is not known yet. Shown as a visitor. */
  | { readonly status: 'starting' }
  | { readonly status: 'visitor' }
  /** A token was found and its player is being fetched. */
  | { readonly status: 'restoring' }
  /** `balanceVersion` grows with each posting; an older push is dropped. */
  | { readonly status: 'player'; readonly player: Player; readonly balance: Balance; readonly balanceVersion: number };

export const sessionStateAtom = atom<SessionState>({ status: 'starting' });

/** The signed-in player (spec §3 "user"). */
export const playerAtom = atom((get) => {
  const session = get(sessionStateAtom);
  return session.status === 'player' ? session.player : undefined;
});

/** The player's balances, replaced by each push (spec §4). */
export const balanceAtom = atom((get) => {
  const session = get(sessionStateAtom);
  return session.status === 'player' ? session.balance : undefined;
});

/** Signed in means that a player record exists (spec §6). */
export const isSignedInAtom = atom((get) => get(sessionStateAtom).status === 'player');
