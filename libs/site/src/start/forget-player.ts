import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { Session } from '@playfront/auth';
import { clearDrafts } from '@playfront/forms/drafts';
import { forgetSwapState } from '../state/reload-marks.ts';
import { closeDrawersAtom, isWelcomeOpenAtom } from '../state/frame.atoms.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';

type Store = ReturnType<typeof createStore>;

/** Clears recent searches, drafts, and the state stored for a swap of builds. */
function forgetInput(): void {
  forgetSearches();
  clearDrafts();
  forgetSwapState();
}

/** Clears the player's data when a session ends: cached queries, searches, typed text, and overlays only for players. */
export function forgetPlayer(store: Store, queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['owner'] === 'player' });
  forgetInput();
  store.set(closeDrawersAtom);
  store.set(isWelcomeOpenAtom, false);
}

/**
 * Prepares a reload after a log-in in another tab, which discards unsaved edits. A signed-in player's stored input is cleared; a visitor's stays,
 * since it may be the same person's.
 */
export function clearBeforeReload(store: Store, session: Pick<Session, 'token'>): void {
  store.set(releaseEditsAtom);
  if (session.token() !== undefined) forgetInput();
}
