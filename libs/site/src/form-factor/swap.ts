import type { createStore, ExtractAtomArgs } from 'jotai';
import { isWelcomeOpenAtom, openLoginAtom, openOverlayAtom, overlayAtom, wantedPathAtom } from '../state/frame.atoms.ts';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { readDrafts, restoreDrafts } from '@playfront/forms/drafts';
import { keepState, takeKeptState } from './kept-state.ts';
import { readPlace, restorePlace } from './restore-place.ts';

type Store = ReturnType<typeof createStore>;
type Overlay = ExtractAtomArgs<typeof openOverlayAtom>[0];

const ofBoth: readonly Overlay[] = ['menu', 'login', 'forgot-password', 'forgot-username', 'search', 'contact', 'language'];

/** The overlays of each build: on desktop the account is a menu of the header instead. */
const drawnBy: Readonly<Record<FormFactor, readonly Overlay[]>> = { desktop: ofBoth, mobile: [...ofBoth, 'account'] };

const addressNow = () => location.pathname + location.search;

/** Stores what the other build restores: open dialog, typed text, focused field and scroll position. */
export function keepForSwap(store: Store): void {
  keepState({
    address: addressNow(),
    overlay: store.get(overlayAtom),
    wantedPath: store.get(wantedPathAtom),
    isWelcomeOpen: store.get(isWelcomeOpenAtom),
    place: readPlace(),
    drafts: readDrafts(),
  });
}

/** Restores, once, what the other build stored for this address. */
export function restoreAfterSwap(store: Store, formFactor: FormFactor): void {
  const kept = takeKeptState(addressNow());
  if (!kept) return;
  const overlay = drawnBy[formFactor].find((name) => name === kept.overlay);
  if (overlay) {
    // The recovery dialogs return to the login dialog, which opens that path.
    store.set(openLoginAtom, kept.wantedPath);
    store.set(openOverlayAtom, overlay);
  }
  if (kept.isWelcomeOpen) store.set(isWelcomeOpenAtom, true);
  restoreDrafts(kept.drafts);
  restorePlace(kept.place);
}
