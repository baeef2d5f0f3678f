import { atom } from 'jotai';

/** Activates the new version and reloads the page. */
export type Takeover = () => void;

const takeoverValueAtom = atom<{ takeOver: Takeover } | undefined>(undefined);

/** A new version that waits for the player's consent; set by `registerWorker`. */
export const takeoverAtom = atom((get) => get(takeoverValueAtom)?.takeOver);

export const offerTakeoverAtom = atom(null, (_get, set, takeOver: Takeover) => set(takeoverValueAtom, { takeOver }));

export const postponeTakeoverAtom = atom(null, (_get, set) => set(takeoverValueAtom, undefined));
