/** Passed by the site in the URL fragment, which never reaches a server log. */
export type GameSession = { readonly token: string; readonly localePrefix: string; readonly modelId: string | undefined };

/** Reads `#session=…&locale=fi&model=keno`. The default locale is English; an operator may send no model. */
export function readSession(hash: string): GameSession {
  const entries = new URLSearchParams(hash.replace(/^#/, ''));
  return { token: entries.get('session') ?? '', localePrefix: entries.get('locale') ?? 'en', modelId: entries.get('model') ?? undefined };
}
