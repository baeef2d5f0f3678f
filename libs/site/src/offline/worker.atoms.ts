import { atom } from 'jotai';

/** Takes the new version over and loads the page anew. */
export type Takeover = () => void;

const takeoverValueAtom = atom<{ takeOver: Takeover } | undefined>(undefined);

/** A new version that waits for the player's word; set by `registerWorker`. */
export const takeoverAtom = atom((get) => get(takeoverValueAtom)?.takeOver);

export const offerTakeoverAtom = atom(null, (_get, set, takeOver: Takeover) => set(takeoverValueAtom, { takeOver }));

export const postponeTakeoverAtom = atom(null, (_get, set) => set(takeoverValueAtom, undefined));
