import { atom } from 'jotai';

/**
 * Whether play is paused, for a reality check or a break. `asked`: the operator has reported a pause, by the live channel or a refused bet, and
 * the dialog fetches the reason; `passed`: the player may continue.
 */
export const playPauseAtom = atom<'asked' | 'passed' | undefined>(undefined);

/** A round whose result the player has not seen yet: nothing may cover it. */
export const isRoundOpenAtom = atom(false);
