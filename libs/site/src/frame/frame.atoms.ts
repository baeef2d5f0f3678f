import { atom } from 'jotai';

/** What lies over the page; one at a time. */
type Overlay = 'menu' | 'account' | 'login' | 'search' | 'contact' | 'language' | 'signed-out' | undefined;

const overlayValueAtom = atom<Overlay>(undefined);
const wantedPathValueAtom = atom<string | undefined>(undefined);

/** The open drawer or dialog. */
export const overlayAtom = atom((get) => get(overlayValueAtom));

/** Where the player wanted to go when login came between (spec §2); a path within the locale. */
export const wantedPathAtom = atom((get) => get(wantedPathValueAtom));

/** Opens a drawer or dialog in place of any other. */
export const openOverlayAtom = atom(null, (_get, set, overlay: Exclude<Overlay, undefined>) => set(overlayValueAtom, overlay));

/** Opens the login dialog; after login the wanted path is gone to, if one is given. */
export const openLoginAtom = atom(null, (_get, set, wantedPath?: string) => {
  set(wantedPathValueAtom, wantedPath);
  set(overlayValueAtom, 'login');
});

export const closeOverlayAtom = atom(null, (_get, set) => set(overlayValueAtom, undefined));

/** Drawers close with every navigation; the login dialog stays, since a guard may have opened it on the way. */
export const closeDrawersAtom = atom(null, (get, set) => {
  if (get(overlayValueAtom) !== 'login') set(overlayValueAtom, undefined);
});

/** Just registered: the welcome dialog counts down to the deposit (spec §4). */
export const isWelcomeOpenAtom = atom(false);
