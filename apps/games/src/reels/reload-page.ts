import { tellSite } from '../frame/site-messages.ts';

/** A site that knows the message opens the game again with a new session, which ends this page. For any other site, the page reloads itself. */
const patienceMs = 2000;

export function reloadPage(): void {
  tellSite({ type: 'reload' });
  setTimeout(() => location.reload(), window.parent === window ? 0 : patienceMs);
}
