import { atom } from 'jotai';
import type { Balance, Player } from '@playfront/api-contract';

/** All data of the signed-in player, in one atom: sign-out resets it completely. */
export type SessionState =
  /** Server render and first client render: not yet known whether a token is stored. Shown as a visitor. */
  | { readonly status: 'starting' }
  | { readonly status: 'visitor' }
  /** A token was found and its player is being fetched. */
  | { readonly status: 'restoring' }
  /** `balanceVersion` grows with each posting; an older push is ignored. */
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
