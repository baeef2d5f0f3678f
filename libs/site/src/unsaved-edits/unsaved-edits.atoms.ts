import { atom } from 'jotai';
import { closeDrawersAtom } from '../state/frame.atoms.ts';
import { loadingBar } from '../navigation/loading-bar.ts';

const holdersAtom = atom<ReadonlySet<symbol>>(new Set<symbol>());
const isReleasedAtom = atom(false);
const questionAtom = atom<{ readonly proceed: () => void } | undefined>(undefined);

/** Whether a form on the page has edits that are not saved. */
export const hasUnsavedEditsAtom = atom((get) => get(holdersAtom).size > 0);

/** Whether leaving the page asks first. */
export const isLeavingGuardedAtom = atom((get) => get(hasUnsavedEditsAtom) && !get(isReleasedAtom));

/** Whether the player is being asked to stay or leave. */
export const isLeaveAskedAtom = atom((get) => get(questionAtom) !== undefined);

/** Reports unsaved edits; returns a function that withdraws the report. */
export const holdEditsAtom = atom(null, (get, set) => {
  const holder = Symbol();
  set(isReleasedAtom, false);
  set(holdersAtom, (holders) => new Set(holders).add(holder));
  return () => {
    set(holdersAtom, (holders) => new Set([...holders].filter((other) => other !== holder)));
    // Nothing left to lose: a jump over several history entries removed the form.
    if (!get(hasUnsavedEditsAtom)) set(questionAtom, undefined);
  };
});

/**
 * Stops asking: the edits are stored elsewhere, or can no longer be saved. Their history entry stays, because going back from it
 * would cancel the reload that follows.
 */
export const releaseEditsAtom = atom(null, (_get, set) => {
  set(isReleasedAtom, true);
  set(questionAtom, undefined);
});

/** Calls `proceed` to leave the page, immediately or after the player has agreed to lose the edits. */
export const leaveAtom = atom(null, (get, set, proceed: () => void) => {
  if (!get(isLeavingGuardedAtom)) return proceed();
  loadingBar.finish();
  set(closeDrawersAtom);
  set(questionAtom, { proceed });
});

/** The player stays, and nothing is lost. */
export const stayAtom = atom(null, (_get, set) => set(questionAtom, undefined));

/** The player leaves, and the edits are lost. */
export const confirmLeaveAtom = atom(null, (get, set) => {
  const question = get(questionAtom);
  set(holdersAtom, new Set());
  // First, so that the new page replaces the history entry of the edits.
  question?.proceed();
  set(questionAtom, undefined);
});
