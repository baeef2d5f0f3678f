import { use, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gameCategories, gameCollections, gameSortOrders } from '@playfront/api-contract';
import { BackStepsContext } from '@playfront/ui';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';

/** Letters of a search. */
export const maxSearchLength = 80;

/** Query keys of the lobby's address: its filter, and the game that is open over it. */
export const lobbyQueryKeys: readonly string[] = ['category', 'collection', 'providers', 'q', 'sort', 'game', 'mode'];

/** The filter an address asks for; anything it misspells is left out. */
export function filterOf(search: URLSearchParams): GameFilter {
  const category = gameCategories.find((slug) => slug === search.get('category'));
  const collection = gameCollections.find((slug) => slug === search.get('collection'));
  const sort = gameSortOrders.find((slug) => slug === search.get('sort'));
  const providerIds = (search.get('providers') ?? '').split(',').filter((id) => /^[\w-]{1,40}$/.test(id));
  const text = search.get('q')?.slice(0, maxSearchLength).trim();
  return {
    ...(category ? { category } : {}),
    ...(collection ? { collection } : {}),
    ...(providerIds.length ? { providerIds } : {}),
    ...(text ? { search: text } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** Whether a filter narrows the lobby to one grid. */
export function isNarrowed(filter: GameFilter): boolean {
  return Object.keys(filter).length > 0;
}

export type FilterChange = { category?: string; collection?: string; providers?: string; q?: string; sort?: string };

/** The lobby's filter, kept in the address so that a link, back and reload show the same games. Each change is one step back, also one made in an open sheet. */
export function useLobbyFilter(): {
  filter: GameFilter;
  changeFilter: (change: FilterChange, options?: { replace: boolean }) => void;
  clearFilter: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const { isHere } = use(BackStepsContext);
  const filter = useMemo(() => filterOf(search), [search]);

  const changeFilter = useCallback(
    (change: FilterChange, options?: { replace: boolean }) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true, replace: isHere(), ...options },
      );
    },
    [setSearch, isHere],
  );

  const clearFilter = useCallback(() => setSearch({}, { replace: isHere() }), [setSearch, isHere]);
  return { filter, changeFilter, clearFilter };
}
