import { isSiteMessage, type GameMessage, type SiteMessage } from '@playfront/api-contract';

type Post<Message> = Message extends unknown ? Omit<Message, 'source'> : never;

/** Sends a message to the site around the game; does nothing without one. */
export function notifySite(message: Post<GameMessage>): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'playfront-game', ...message }, '*');
}

/** Listens to messages of the site; those of other windows are ignored. */
export function onSiteMessage(handle: (message: SiteMessage) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === window.parent && isSiteMessage(event.data)) handle(event.data);
  });
}
