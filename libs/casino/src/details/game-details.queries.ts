import type { PrefetchContext } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { formatPercent } from '@playfront/money';
import { localeEntry } from '@playfront/i18n';
import { gameBySlugQuery, gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { shelfSize } from '../lobby/lobby-shelves.ts';

/** Filter of the games that the page of a game recommends: its group and its first category. */
export function relatedFilter({ categories, table }: Game): GameFilter {
  const [category] = categories;
  return { ...(table ? { group: 'live' as const } : {}), ...(category ? { category } : {}) };
}

/** Fills the cache with a game and the games like it. */
export async function prefetchGameDetails({ api, queryClient, locale }: PrefetchContext, slug: string): Promise<void> {
  const query = gameBySlugQuery(api, locale, slug);
  await queryClient.prefetchQuery(query);
  const game = queryClient.getQueryData(query.queryKey)?.games[0];
  if (game) await queryClient.prefetchQuery(gamesQuery(api, locale, relatedFilter(game), shelfSize));
}

/** Head of the page of a game, from the filled cache. */
export function gameDetailsHead({ api, queryClient, locale }: PrefetchContext, slug: string) {
  const found = queryClient.getQueryData(gameBySlugQuery(api, locale, slug).queryKey);
  if (!found) return {};
  const [game] = found.games;
  if (!game) return 'not-found' as const;
  const { name, provider, thumb } = game;
  const rtp = formatPercent(game.rtp, localeEntry(locale).languageTag);
  return {
    title: name,
    description: (pageDescription: string) => `${name}, ${provider.name}: RTP ${rtp}. ${pageDescription}`,
    image: thumb.w400,
    structuredData: [{ '@type': 'VideoGame', name, genre: game.categories, publisher: { '@type': 'Organization', name: provider.name } }],
  };
}
