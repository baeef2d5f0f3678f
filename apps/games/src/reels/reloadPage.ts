import { tellSite } from '../frame/parentFrame.ts';

/** A site that knows the message opens the game anew with a fresh session, which ends this page. Any other gets the page loaded again. */
const patienceMs = 2000;

export function reloadPage(): void {
  tellSite({ type: 'reload' });
  setTimeout(() => location.reload(), window.parent === window ? 0 : patienceMs);
}
