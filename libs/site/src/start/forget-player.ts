import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { forgetContactDraft } from '@playfront/content/contact-draft';
import { forgetPaymentPage } from '@playfront/payments';
import { closeDrawersAtom, isWelcomeOpenAtom } from '../frame/frame.atoms.ts';
import { forgetKeptState } from '../form-factor/reload-marks.ts';
import { forgetSearches } from '../search/recent-searches.ts';

/** What the page drops when a session ends: the player's data, what was searched for and typed, and what is open for a player only. */
export function forgetPlayer(store: ReturnType<typeof createStore>, queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['owner'] === 'player' });
  forgetSearches();
  forgetContactDraft();
  forgetPaymentPage();
  forgetKeptState();
  store.set(closeDrawersAtom);
  store.set(isWelcomeOpenAtom, false);
}
