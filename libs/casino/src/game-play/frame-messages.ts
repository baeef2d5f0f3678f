/** What a game says to the site around it. Nothing secret is in it; amounts are hints, the server's balance counts. */
export type GameMessage =
  | { readonly type: 'ready' }
  /** A stake is on its way: a new balance is held back until the round has been shown, so that the header does not tell the result first. */
  | { readonly type: 'round-started' }
  /** A round that was started came to nothing. */
  | { readonly type: 'round-abandoned' }
  /** Amounts are decimal text in the session's currency. */
  | { readonly type: 'round-settled'; readonly bet: string; readonly win: string; readonly currency: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'deposit' }
  /** The player has read the reality check and plays on. */
  | { readonly type: 'reality-check-passed' }
  /** The round session is closed; the player asks for a new one. */
  | { readonly type: 'reload' };

/** What the site says to a game. */
export type SiteMessage = { readonly type: 'balance-changed' } | { readonly type: 'open-rules' };

const messageTypes = ['ready', 'round-started', 'round-abandoned', 'round-settled', 'balance', 'deposit', 'reality-check-passed', 'reload'];

/** Reads a message of a game frame; anything else that is posted to the window is not one. */
export function gameMessageOf(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'playfront-game') return undefined;
  const message = data as Record<string, unknown>;
  if (typeof message['type'] !== 'string' || !messageTypes.includes(message['type'])) return undefined;
  const texts = message['type'] === 'round-settled' ? ['bet', 'win', 'currency'] : message['type'] === 'balance' ? ['balance', 'currency'] : [];
  return texts.every((name) => typeof message[name] === 'string') ? (message as unknown as GameMessage) : undefined;
}
