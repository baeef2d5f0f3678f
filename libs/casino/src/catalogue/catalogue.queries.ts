import { callQuery, type Api, type CallRequest, type PrefetchContext } from '@playfront/api-client';
import type { GameCategory, GameCollection, GameSortOrder } from '@playfront/api-contract';
import type { LocaleCode } from '@playfront/i18n';

/** How long the site uses the catalogue before it loads it again. */
const catalogueStaleMs = 60_000;

/** Groups of games; each has its own lobby. */
export type GameGroup = 'casino' | 'live';

/** Filter of a list of games. */
export type GameFilter = {
  /** Default: `casino`. A search covers all groups. */
  readonly group?: GameGroup;
  readonly category?: GameCategory;
  readonly collection?: GameCollection;
  readonly providerIds?: readonly string[];
  readonly search?: string;
  readonly sort?: GameSortOrder;
};

/** A page of games of a lobby. `pageSize` at most 100. */
export function gamesQuery(api: Api, locale: LocaleCode, filter: GameFilter, pageSize: number, page = 1) {
  const request: CallRequest<'frontGetGames'> = {
    locale,
    page_size: pageSize,
    ...(page > 1 ? { page } : {}),
    ...(filter.category ? { category: filter.category } : {}),
    ...(filter.collection ? { collection: filter.collection } : {}),
    ...(filter.providerIds?.length ? { provider_ids: [...filter.providerIds] } : {}),
    ...(filter.search ? { search: filter.search } : { group: filter.group ?? 'casino' }),
    ...(filter.sort ? { sort: filter.sort } : {}),
  };
  return callQuery(api, 'frontGetGames', request, { staleMs: catalogueStaleMs });
}

/** One game of any group by the slug in the URL; an empty list if there is none. */
export function gameBySlugQuery(api: Api, locale: LocaleCode, slug: string) {
  return callQuery(api, 'frontGetGames', { locale, slug, page_size: 1 }, { staleMs: catalogueStaleMs });
}

/** Fills the cache with the game that a URL opens (`?game=<slug>`). False if the operator has no such game. */
export async function prefetchGame({ api, queryClient, locale, search }: PrefetchContext): Promise<boolean> {
  const query = gameBySlugQuery(api, locale, search.get('game') ?? '');
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey)?.games.length !== 0;
}
