import { notifySite } from './site-messages.ts';

/** Time for the site to reopen the game with a new session. A site that does not support the message leaves it to the page to reload itself. */
const siteReloadMs = 2000;

export function reloadPage(): void {
  notifySite({ type: 'reload' });
  setTimeout(() => location.reload(), window.parent === window ? 0 : siteReloadMs);
}
