import { use, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gameCategories, gameCollections, gameSortOrders } from '@playfront/api-contract';
import { maxGameSearchLength } from '@playfront/api-contract/field-lengths';
import { BackStepsContext } from '@playfront/ui';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';

/** Query parameters of the lobby's URL: its filter, and the open game. */
export const lobbyQueryKeys: readonly string[] = ['category', 'collection', 'providers', 'q', 'sort', 'game', 'mode'];

/** The filter in a URL, without unknown values. */
export function filterOf(search: URLSearchParams): GameFilter {
  const category = gameCategories.find((slug) => slug === search.get('category'));
  const collection = gameCollections.find((slug) => slug === search.get('collection'));
  const sort = gameSortOrders.find((slug) => slug === search.get('sort'));
  const providerIds = (search.get('providers') ?? '').split(',').filter((id) => /^[\w-]{1,40}$/.test(id));
  const text = search.get('q')?.slice(0, maxGameSearchLength).trim();
  return {
    ...(category ? { category } : {}),
    ...(collection ? { collection } : {}),
    ...(providerIds.length ? { providerIds } : {}),
    ...(text ? { search: text } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** Whether a filter is set, so that the lobby is one grid instead of shelves. */
export function isNarrowed(filter: GameFilter): boolean {
  return Object.keys(filter).length > 0;
}

export type FilterChange = { category?: string; collection?: string; providers?: string; q?: string; sort?: string };

/** The lobby's filter, stored in the URL so that a link, Back and a reload show the same games. Each change adds a history entry, also in an open sheet. */
export function useLobbyFilter(): {
  filter: GameFilter;
  changeFilter: (change: FilterChange, options?: { replace: boolean }) => void;
  clearFilter: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const { isOverlayEntry } = use(BackStepsContext);
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
        { preventScrollReset: true, replace: isOverlayEntry(), ...options },
      );
    },
    [setSearch, isOverlayEntry],
  );

  const clearFilter = useCallback(() => setSearch({}, { replace: isOverlayEntry() }), [setSearch, isOverlayEntry]);
  return { filter, changeFilter, clearFilter };
}
