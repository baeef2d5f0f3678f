/** Put into the history's state by an open drawer or dialog: Back then takes that away and leaves the page. */
type MarkedState = { readonly overlay?: true } | null;

let isLeaving = false;

/** Whether the browser stands on the entry of an overlay: a navigation is to take its place, so that Back from there finds the page itself. */
export function isOverlayEntry(): boolean {
  return (history.state as MarkedState)?.overlay === true && !isLeaving;
}

/** Takes the overlay's entry off. The browser does it a moment later. */
export function leaveOverlayEntry(): void {
  if (!isOverlayEntry()) return;
  isLeaving = true;
  addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.back();
}

/** Puts an entry with the same address on the history, and tells when Back has left it. The answer undoes both. */
export function enterOverlayEntry(onBack: () => void): () => void {
  // The router's own part of the state stays: to it this is the same place.
  const enter = () => history.pushState({ ...(history.state as object | null), overlay: true }, '');
  const handlePop = () => {
    if (!isLeaving && !isOverlayEntry()) onBack();
  };
  if (isLeaving) addEventListener('popstate', enter, { once: true });
  else enter();
  addEventListener('popstate', handlePop);
  return () => {
    removeEventListener('popstate', enter);
    removeEventListener('popstate', handlePop);
    leaveOverlayEntry();
  };
}
