/** Does it once the page has all it needs for itself, as the page's first script tells (decision 0041); at once where none holds anything back. */
export function whenArrived(action: () => void): void {
  if (document.documentElement.dataset['settling'] === undefined) action();
  else document.addEventListener('arrived', action, { once: true });
}
