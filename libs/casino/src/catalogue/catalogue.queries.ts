import { callQuery, type Api, type CallRequest, type PrefetchContext } from '@playfront/api-client';
import type { GameCategory, GameCollection, GameSortOrder } from '@playfront/api-contract';
import type { LocaleCode } from '@playfront/i18n';

/** How long the catalogue counts as fresh on the site. */
const catalogueStaleMs = 60_000;

/** What narrows a list of games. */
export type GameFilter = {
  readonly category?: GameCategory;
  readonly collection?: GameCollection;
  readonly providerIds?: readonly string[];
  readonly search?: string;
  readonly sort?: GameSortOrder;
};

/** A page of games of the casino lobby. `pageSize` at most 100. */
export function gamesQuery(api: Api, locale: LocaleCode, filter: GameFilter, pageSize: number, page = 1) {
  const request: CallRequest<'frontGetGames'> = {
    group: 'casino',
    locale,
    page_size: pageSize,
    ...(page > 1 ? { page } : {}),
    ...(filter.category ? { category: filter.category } : {}),
    ...(filter.collection ? { collection: filter.collection } : {}),
    ...(filter.providerIds?.length ? { provider_ids: [...filter.providerIds] } : {}),
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.sort ? { sort: filter.sort } : {}),
  };
  return callQuery(api, 'frontGetGames', request, { staleMs: catalogueStaleMs });
}

/** One game by its name in the address; an empty list when there is none. */
export function gameBySlugQuery(api: Api, locale: LocaleCode, slug: string) {
  return callQuery(api, 'frontGetGames', { group: 'casino', locale, slug, page_size: 1 }, { staleMs: catalogueStaleMs });
}

/** Fills the cache with the game an address opens (`?game=<slug>`). False when the operator says that there is none. */
export async function prefetchGame({ api, queryClient, locale, search }: PrefetchContext): Promise<boolean> {
  const query = gameBySlugQuery(api, locale, search.get('game') ?? '');
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey)?.games.length !== 0;
}
