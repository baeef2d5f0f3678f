import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { Session } from '@playfront/auth';
import { clearDrafts } from '@playfront/forms/drafts';
import { forgetKeptState } from '../state/reload-marks.ts';
import { closeDrawersAtom, isWelcomeOpenAtom } from '../state/frame.atoms.ts';
import { forgetSearches } from '../search/recent-searches.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';

type Store = ReturnType<typeof createStore>;

/** What was searched for and typed, and where the last deposit is paid. */
function forgetTraces(): void {
  forgetSearches();
  clearDrafts();
  forgetKeptState();
}

/** What the page drops when a session ends: the player's data, what was searched for and typed, and what is open for a player only. */
export function forgetPlayer(store: Store, queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['owner'] === 'player' });
  forgetTraces();
  store.set(closeDrawersAtom);
  store.set(isWelcomeOpenAtom, false);
}

/**
 * Before the page is loaded anew, since a player has logged in in another tab: what only this page holds goes with it. A player of this tab
 * leaves no traces to the next; what a visitor typed may be the same person's.
 */
export function makeWayForPlayer(store: Store, session: Pick<Session, 'token'>): void {
  store.set(releaseEditsAtom);
  if (session.token() !== undefined) forgetTraces();
}
