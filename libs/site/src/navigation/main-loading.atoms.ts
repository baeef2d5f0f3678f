import { atom } from 'jotai';

/** How long a navigation counts as loading (spec §2, §9 "main loading flag"). */
export const mainLoadingMs = 500;

const isMainLoadingAtom = atom(false);
const timerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);

/** On for half a second after any navigation; `#content` is busy during that time. */
export const mainLoadingAtom = atom((get) => get(isMainLoadingAtom));

/** Turns the flag on; another navigation restarts the time. */
export const flagMainLoadingAtom = atom(null, (get, set) => {
  clearTimeout(get(timerAtom));
  set(isMainLoadingAtom, true);
  set(
    timerAtom,
    setTimeout(() => set(isMainLoadingAtom, false), mainLoadingMs),
  );
});
