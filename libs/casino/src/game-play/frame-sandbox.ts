/**
 * The `sandbox` attribute of a game's frame. A game of one of `gameOrigins` keeps its origin, with storage, forms and pop-ups; never one of the
 * site's own origin, which could remove its sandbox.
 */
export function sandboxOf(url: string, gameOrigins: readonly string[]): string {
  const { origin } = new URL(url, location.href);
  return gameOrigins.includes(origin) && origin !== location.origin ? 'allow-scripts allow-same-origin allow-forms allow-popups' : 'allow-scripts';
}
