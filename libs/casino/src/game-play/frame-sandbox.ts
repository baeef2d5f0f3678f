/**
 * What the frame of a game may do. A game of one of `gameOrigins` keeps its own origin, with its storage, forms and pop-ups; with the site's
 * own, the frame could remove its sandbox.
 */
export function sandboxOf(url: string, gameOrigins: readonly string[]): string {
  const { origin } = new URL(url, location.href);
  return gameOrigins.includes(origin) && origin !== location.origin ? 'allow-scripts allow-same-origin allow-forms allow-popups' : 'allow-scripts';
}
