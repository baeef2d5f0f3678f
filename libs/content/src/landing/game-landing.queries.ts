import { callQuery, type Api, type PrefetchContext } from '@playfront/api-client';
import type { LocaleCode } from '@playfront/i18n';

/** How long the site uses a game's data before it loads it again. */
const gameStaleMs = 60_000;

/** The game of a landing page; an empty list if the operator does not have it. */
export function landingGameQuery(api: Api, locale: LocaleCode, slug: string) {
  return callQuery(api, 'frontGetGames', { group: 'casino', locale, slug, page_size: 1 }, { staleMs: gameStaleMs });
}

/** Fills the cache with the game. */
export async function prefetchLandingGame({ api, queryClient, locale }: PrefetchContext, slug: string): Promise<void> {
  await queryClient.prefetchQuery(landingGameQuery(api, locale, slug));
}

/** Title of the page with the game's name, from the filled cache. */
export function landingGameHead(
  { api, queryClient, locale }: PrefetchContext,
  slug: string,
): { title: string } | Record<string, never> | 'not-found' {
  const found = queryClient.getQueryData(landingGameQuery(api, locale, slug).queryKey);
  if (!found) return {};
  const [game] = found.games;
  return game ? { title: game.name } : 'not-found';
}
