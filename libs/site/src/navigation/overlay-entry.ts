/**
 * Put into the history's state by what Back takes away before the page: an open drawer or dialog, a step of a form. Those that lie on each other
 * there, the lowest first.
 */
type MarkedState = { readonly overlays?: readonly number[] } | null;

let isLeaving = false;

/** Those that are open. What was open before a reload is none of them. */
const openIds = new Set<number>();

const idsHere = () => (history.state as MarkedState)?.overlays ?? [];

/** The browser goes back a moment later; what comes meanwhile waits for it. */
function goBack(entries: number): void {
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
    leaveClosedEntries();
  };
  addEventListener('popstate', arrive, { once: true });
  history.go(-entries);
}

function whenStill(act: () => void): void {
  if (isLeaving) addEventListener('popstate', () => whenStill(act), { once: true });
  else act();
}

/** Whether the browser stands on the entry of an overlay: a navigation is to take its place, so that Back from there finds the page itself. */
export function isOverlayEntry(): boolean {
  return idsHere().length > 0 && !isLeaving;
}

/** Leaves an entry whose overlay is not open any more: one of a page that was loaded anew, or come upon by Back or Forward. */
export function leaveClosedEntries(): void {
  const ids = idsHere();
  const closed = ids.length - 1 - ids.findLastIndex((id) => openIds.has(id));
  if (closed > 0 && !isLeaving) goBack(closed);
}

/** Goes back to the page before this one, past the entries of what is open over it. Returns false where this tab has no page before it. */
export function leavePageBackwards(): boolean {
  const entries = idsHere().length + 1;
  if (isLeaving || history.length <= entries) return false;
  goBack(entries);
  return true;
}

/** Puts an entry with the same address on the history, and tells when Back has left it. The answer undoes both. */
export function enterOverlayEntry(onBack: () => void): () => void {
  const id = Math.random();
  let isUndone = false;
  whenStill(() => {
    if (isUndone) return;
    openIds.add(id);
    // The router's own part of the state stays: to it this is the same place.
    history.pushState({ ...(history.state as object | null), overlays: [...idsHere(), id] }, '');
  });
  const handlePop = () => {
    if (isLeaving || idsHere().includes(id)) return;
    if (openIds.delete(id)) onBack();
  };
  addEventListener('popstate', handlePop);
  return () => {
    isUndone = true;
    openIds.delete(id);
    removeEventListener('popstate', handlePop);
    // A navigation, or Back, may have taken it already; under what is still open it stays until that is closed.
    whenStill(leaveClosedEntries);
  };
}
