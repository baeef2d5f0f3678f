/** Passed by the site in the URL fragment, which never reaches a server log. */
export type GameSession = { readonly token: string; readonly localePrefix: string };

/** Reads `#session=…&locale=fi`. The default locale is English. */
export function readSession(hash: string): GameSession {
  const entries = new URLSearchParams(hash.replace(/^#/, ''));
  return { token: entries.get('session') ?? '', localePrefix: entries.get('locale') ?? 'en' };
}
