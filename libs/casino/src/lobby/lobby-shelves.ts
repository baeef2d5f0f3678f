import type { PrefetchContext } from '@playfront/api-client';
import type { GameCollection } from '@playfront/api-contract';
import type { GameFilter, GameGroup } from '../catalogue/catalogue.queries.ts';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import { isGroupClosed } from './is-group-closed.ts';
import { filterOf, isNarrowed } from './useLobbyFilter.ts';

export type LobbyShelf = {
  readonly id: string;
  readonly collection: GameCollection;
  /** It loads once it is near the window: a first visit costs no bytes for it. */
  readonly isLate?: boolean;
};

/** Collections shown as shelves of each lobby, in order; one without games is left out. */
export const lobbyShelves: Readonly<Record<GameGroup, readonly LobbyShelf[]>> = {
  casino: [
    { id: 'popular', collection: 'popular-casino' },
    { id: 'new', collection: 'new-games' },
    { id: 'top', collection: 'top-casino-games' },
    { id: 'jackpots', collection: 'jackpot-games', isLate: true },
  ],
  live: [
    { id: 'roulette', collection: 'live-roulette' },
    { id: 'blackjack', collection: 'live-blackjack' },
    { id: 'poker', collection: 'live-poker' },
    { id: 'baccarat', collection: 'live-baccarat' },
  ],
};

/** Games on a shelf before "See all". */
export const shelfSize = 16;
/** Games in a grid before "Show more", and how many each press adds. */
export const gridSize = 60;

/** The group as part of a filter; the casino is the default and needs none. */
const groupFilter = { casino: {}, live: { group: 'live' } } as const satisfies Record<GameGroup, GameFilter>;

/** A filter within a group. */
export const filterIn = (group: GameGroup, filter: GameFilter): GameFilter => ({ ...filter, ...groupFilter[group] });

/** All games of a group, by name: the grid below the shelves. */
export const allGamesFilter: Readonly<Record<GameGroup, GameFilter>> = {
  casino: { sort: 'az' },
  live: filterIn('live', { sort: 'az' }),
};

/** Fills the cache with what a lobby URL shows first. Queries that fail are left to the browser. */
export async function prefetchLobby({ api, queryClient, locale, search }: PrefetchContext, group: GameGroup = 'casino'): Promise<void> {
  const filter = filterOf(search);
  const all = gamesQuery(api, locale, allGamesFilter[group], gridSize);
  const narrowed = isNarrowed(filter) ? [gamesQuery(api, locale, filterIn(group, filter), gridSize)] : undefined;
  const shelves = () =>
    lobbyShelves[group].filter(({ isLate }) => !isLate).map(({ collection }) => gamesQuery(api, locale, filterIn(group, { collection }), shelfSize));
  if (group === 'live') {
    await queryClient.prefetchQuery(all);
    // While all tables are closed, the page shows casino games.
    if (isGroupClosed(queryClient.getQueryData(all.queryKey))) return prefetchIndex({ api, queryClient, locale });
  }
  await Promise.all([...(narrowed ?? shelves()), all].map((query) => queryClient.prefetchQuery(query)));
}

/** Fills the cache with what the index page shows first. */
export async function prefetchIndex({ api, queryClient, locale }: Pick<PrefetchContext, 'api' | 'queryClient' | 'locale'>): Promise<void> {
  await Promise.all(
    lobbyShelves.casino.slice(0, 2).map(({ collection }) => queryClient.prefetchQuery(gamesQuery(api, locale, { collection }, shelfSize))),
  );
}
