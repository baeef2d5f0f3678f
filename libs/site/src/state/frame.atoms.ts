import { atom } from 'jotai';
import type { RecoveryMail } from '@playfront/auth/recovery';
import type { GameSheetRequest } from '@playfront/casino';

/** What is open over the page; one at a time. */
export type Overlay =
  'menu' | 'account' | 'game' | 'login' | 'forgot-password' | 'forgot-username' | 'check-mail' | 'search' | 'contact' | 'language' | 'signed-out';

const overlayValueAtom = atom<Overlay | undefined>(undefined);
const wantedPathValueAtom = atom<string | undefined>(undefined);

/** The open drawer or dialog. */
export const overlayAtom = atom((get) => get(overlayValueAtom));

/** The path within the locale that opens after login (spec §2). */
export const wantedPathAtom = atom((get) => get(wantedPathValueAtom));

/** Opens a drawer or dialog and closes any other. */
export const openOverlayAtom = atom(null, (_get, set, overlay: Overlay) => set(overlayValueAtom, overlay));

/** Opens the login dialog; after login, `wantedPath` is opened, if given. */
export const openLoginAtom = atom(null, (_get, set, wantedPath?: string) => {
  set(wantedPathValueAtom, wantedPath);
  set(overlayValueAtom, 'login');
});

const gameSheetValueAtom = atom<GameSheetRequest | undefined>(undefined);

/** The game of the overlay `game`. */
export const gameSheetAtom = atom((get) => get(gameSheetValueAtom));

/** Opens the sheet of a game. */
export const openGameSheetAtom = atom(null, (_get, set, request: GameSheetRequest) => {
  set(gameSheetValueAtom, request);
  set(overlayValueAtom, 'game');
});

export const closeOverlayAtom = atom(null, (_get, set) => set(overlayValueAtom, undefined));

const loginSteps: readonly (Overlay | undefined)[] = ['forgot-password', 'forgot-username', 'check-mail'];

/** Goes back from a recovery dialog to the login, and closes anything else; returns whether an overlay is still open. */
export const goBackOverlayAtom = atom(null, (get, set) => {
  const isLoginStep = loginSteps.includes(get(overlayValueAtom));
  set(overlayValueAtom, isLoginStep ? 'login' : undefined);
  return isLoginStep;
});

/** Closes drawers on every navigation. The login dialog stays, since a guard may have opened it. */
export const closeDrawersAtom = atom(null, (get, set) => {
  if (get(overlayValueAtom) !== 'login') set(overlayValueAtom, undefined);
});

/** The recovery mail that was requested last, for the overlay `check-mail`. */
export const recoveryMailAtom = atom<RecoveryMail | undefined>(undefined);

/** Just registered: the welcome dialog counts down to the deposit (spec §4). */
export const isWelcomeOpenAtom = atom(false);

type IdentityRequest = { readonly answered: Promise<boolean>; readonly answer: (isConfirmed: boolean) => void };
const identityRequestValueAtom = atom<IdentityRequest | undefined>(undefined);

/** Calls that wait until the player has confirmed their identity. */
export const identityRequestAtom = atom((get) => get(identityRequestValueAtom));

/** Opens the dialog that asks who uses the session; true once the player has confirmed it. Calls at the same time share one dialog. */
export const askIdentityAtom = atom(null, (get, set) => {
  const open = get(identityRequestValueAtom);
  if (open) return open.answered;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    set(identityRequestValueAtom, undefined);
    resolve(isConfirmed);
  };
  set(identityRequestValueAtom, { answered, answer });
  return answered;
});
