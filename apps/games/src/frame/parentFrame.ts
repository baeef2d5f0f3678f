import type { GameMessage, SiteMessage } from '../frame-messages.ts';

type Post<Message> = Message extends unknown ? Omit<Message, 'source'> : never;

/** Tells the site around the game. Alone in a window there is nobody to tell. */
export function tellSite(message: Post<GameMessage>): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'playfront-game', ...message }, '*');
}

/** Hears the site; messages of any other window are dropped. */
export function onSiteMessage(handle: (message: SiteMessage) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === window.parent && isSiteMessage(event.data)) handle(event.data);
  });
}

function isSiteMessage(data: unknown): data is SiteMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'balance-changed' || data.type === 'open-rules';
}
