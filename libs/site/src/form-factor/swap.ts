import type { createStore, ExtractAtomArgs } from 'jotai';
import { isWelcomeOpenAtom, openLoginAtom, openOverlayAtom, overlayAtom, wantedPathAtom } from '../state/frame.atoms.ts';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { readDrafts, restoreDrafts } from '@playfront/forms/drafts';
import { storeSwapState, takeSwapState } from './swap-state.ts';
import { readPlace, restorePlace } from './restore-place.ts';

type Store = ReturnType<typeof createStore>;
type Overlay = ExtractAtomArgs<typeof openOverlayAtom>[0];

const sharedOverlays: readonly Overlay[] = ['menu', 'login', 'forgot-password', 'forgot-username', 'search', 'contact', 'language'];

/** The overlays of each build: on desktop the account is a menu of the header instead. */
const overlaysOf: Readonly<Record<FormFactor, readonly Overlay[]>> = { desktop: sharedOverlays, mobile: [...sharedOverlays, 'account'] };

const currentAddress = () => location.pathname + location.search;

/** Stores what the other build restores: open dialog, typed text, focused field and scroll position. */
export function storeForSwap(store: Store): void {
  storeSwapState({
    address: currentAddress(),
    overlay: store.get(overlayAtom),
    wantedPath: store.get(wantedPathAtom),
    isWelcomeOpen: store.get(isWelcomeOpenAtom),
    place: readPlace(),
    drafts: readDrafts(),
  });
}

/** Restores, once, what the other build stored for this URL. */
export function restoreAfterSwap(store: Store, formFactor: FormFactor): void {
  const stored = takeSwapState(currentAddress());
  if (!stored) return;
  const overlay = overlaysOf[formFactor].find((name) => name === stored.overlay);
  if (overlay) {
    // The recovery dialogs return to the login dialog, which opens that path.
    store.set(openLoginAtom, stored.wantedPath);
    store.set(openOverlayAtom, overlay);
  }
  if (stored.isWelcomeOpen) store.set(isWelcomeOpenAtom, true);
  restoreDrafts(stored.drafts);
  restorePlace(stored.place);
}
