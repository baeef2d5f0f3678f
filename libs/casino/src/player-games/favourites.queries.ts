import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';

const pageSize = 100;
const favouritesStaleMs = 60_000;

/** All favourites of the player, latest first. */
export function favouritesQuery(api: Api) {
  return queryOptions({
    queryKey: ['frontGetFavourites', 'all'] as const,
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      const first = await api.frontGetFavourites({ page_size: pageSize }, { signal });
      const count = Math.ceil(first.total / pageSize);
      const others = await Promise.all(
        Array.from({ length: Math.max(0, count - 1) }, (_, index) => api.frontGetFavourites({ page_size: pageSize, page: index + 2 }, { signal })),
      );
      return [first, ...others].flatMap(({ games }) => games);
    },
    staleTime: favouritesStaleMs,
    meta: { owner: 'player' },
  });
}
