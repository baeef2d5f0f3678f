import type { PrefetchContext } from '@playfront/api-client';
import type { GameCollection } from '@playfront/api-contract';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import { filterOf, isNarrowed } from './useLobbyFilter.ts';

export type LobbyShelf = { readonly id: string; readonly collection: GameCollection };

/** Collections shown as shelves, in order; one without games is left out. */
export const lobbyShelves: readonly LobbyShelf[] = [
  { id: 'popular', collection: 'popular-casino' },
  { id: 'new', collection: 'new-games' },
  { id: 'top', collection: 'top-casino-games' },
];

/** Games on a shelf before "See all". */
export const shelfSize = 16;
/** Games in a grid before "Show more", and how many each press adds. */
export const gridSize = 60;

/** The whole catalogue, from A: the grid under the shelves. */
export const allGamesFilter: GameFilter = { sort: 'az' };

/** Fills the cache with what the lobby shows first at an address. A fault leaves that part to the screen. */
export async function prefetchLobby({ api, queryClient, locale, search }: PrefetchContext): Promise<void> {
  const filter = filterOf(search);
  const wanted = isNarrowed(filter)
    ? [gamesQuery(api, locale, filter, gridSize), gamesQuery(api, locale, allGamesFilter, gridSize)]
    : [
        ...lobbyShelves.map(({ collection }) => gamesQuery(api, locale, { collection }, shelfSize)),
        gamesQuery(api, locale, allGamesFilter, gridSize),
      ];
  await Promise.all(wanted.map((query) => queryClient.prefetchQuery(query)));
}

/** Fills the cache with what the index page shows first. */
export async function prefetchIndex({ api, queryClient, locale }: PrefetchContext): Promise<void> {
  await Promise.all(lobbyShelves.slice(0, 2).map(({ collection }) => queryClient.prefetchQuery(gamesQuery(api, locale, { collection }, shelfSize))));
}
