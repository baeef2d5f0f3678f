/** Put into the history's state by what Back takes away before the page: an open drawer or dialog, a step of a form. How many lie on each other there. */
type MarkedState = { readonly overlay?: number } | null;

let isLeaving = false;

/** Which of them are open. */
const openDepths = new Set<number>();

const depthHere = () => (history.state as MarkedState)?.overlay ?? 0;

/** The browser goes back a moment later; what comes meanwhile waits for it. */
function goBack(entries: number): void {
  isLeaving = true;
  addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.go(-entries);
}

function whenStill(act: () => void): void {
  if (isLeaving) addEventListener('popstate', () => whenStill(act), { once: true });
  else act();
}

/** Whether the browser stands on the entry of an overlay: a navigation is to take its place, so that Back from there finds the page itself. */
export function isOverlayEntry(): boolean {
  return depthHere() > 0 && !isLeaving;
}

/** Leaves an entry whose overlay is not open any more: one of a page that was loaded anew, or come upon by Back or Forward. */
export function leaveClosedEntries(): void {
  const closed = depthHere() - Math.max(0, ...openDepths);
  if (closed > 0 && !isLeaving) goBack(closed);
}

/** Puts an entry with the same address on the history, and tells when Back has left it. The answer undoes both. */
export function enterOverlayEntry(onBack: () => void): () => void {
  let depth: number | undefined;
  let isUndone = false;
  whenStill(() => {
    if (isUndone) return;
    depth = depthHere() + 1;
    openDepths.add(depth);
    // The router's own part of the state stays: to it this is the same place.
    history.pushState({ ...(history.state as object | null), overlay: depth }, '');
  });
  const handlePop = () => {
    if (!isLeaving && depth !== undefined && depthHere() < depth) onBack();
  };
  addEventListener('popstate', handlePop);
  return () => {
    isUndone = true;
    if (depth !== undefined) openDepths.delete(depth);
    removeEventListener('popstate', handlePop);
    whenStill(() => {
      // A navigation, or Back, may have taken it already.
      if (depth !== undefined && depthHere() >= depth) goBack(depthHere() - depth + 1);
    });
  };
}
