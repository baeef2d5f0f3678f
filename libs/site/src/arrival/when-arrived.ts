/** Runs the action once the page has loaded everything it needs itself (`loadInTurn`, docs/arrival.md); immediately if nothing was delayed. */
export function whenArrived(action: () => void): void {
  if (document.documentElement.dataset['arriving'] === undefined) action();
  else document.addEventListener('arrived', action, { once: true });
}
