import type { createStore, ExtractAtomArgs } from 'jotai';
import { isWelcomeOpenAtom, openLoginAtom, openOverlayAtom, overlayAtom, wantedPathAtom } from '../frame/frame.atoms.ts';
import type { FormFactor } from '../frame/SiteConfigProvider.tsx';
import { readFields, restoreFields } from './kept-fields.ts';
import { keepState, takeKeptState } from './kept-state.ts';
import { readPlace, restorePlace } from './restore-place.ts';

type Store = ReturnType<typeof createStore>;
type Overlay = ExtractAtomArgs<typeof openOverlayAtom>[0];

const ofBoth: readonly Overlay[] = ['menu', 'login', 'search', 'contact', 'language'];

/** What a build can draw over its page: on desktop the account is a menu of the header. */
const drawnBy: Readonly<Record<FormFactor, readonly Overlay[]>> = { desktop: ofBoth, mobile: [...ofBoth, 'account'] };

const addressNow = () => location.pathname + location.search;

/** Lays aside what the other build takes over: the open dialog, what is typed, the field in use and how far the page is scrolled. */
export function keepForSwap(store: Store): void {
  keepState({
    address: addressNow(),
    overlay: store.get(overlayAtom),
    wantedPath: store.get(wantedPathAtom),
    isWelcomeOpen: store.get(isWelcomeOpenAtom),
    place: readPlace(),
    fields: readFields(),
  });
}

/** Restores, once, what the other build stored for this address. */
export function restoreAfterSwap(store: Store, formFactor: FormFactor): void {
  const kept = takeKeptState(addressNow());
  if (!kept) return;
  const overlay = drawnBy[formFactor].find((name) => name === kept.overlay);
  if (overlay === 'login') store.set(openLoginAtom, kept.wantedPath);
  else if (overlay) store.set(openOverlayAtom, overlay);
  if (kept.isWelcomeOpen) store.set(isWelcomeOpenAtom, true);
  restoreFields(kept.fields);
  restorePlace(kept.place);
}
