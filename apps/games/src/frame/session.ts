/** What the site hands to a game in the fragment of its URL: it never reaches a server log. */
export type GameSession = { readonly token: string; readonly localePrefix: string };

/** Reads `#session=…&locale=fi`. Without a locale the game speaks English. */
export function readSession(hash: string): GameSession {
  const entries = new URLSearchParams(hash.replace(/^#/, ''));
  return { token: entries.get('session') ?? '', localePrefix: entries.get('locale') ?? 'en' };
}
