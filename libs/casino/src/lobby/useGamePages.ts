import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { gridSize } from './lobby-shelves.ts';

/** How long a page must stay in view before it is requested, so that pages scrolled past are not. */
const restMs = 100;

const pageOf = (index: number) => Math.floor(index / gridSize) + 1;

/** The pages that contain the games from `first` to `last`. */
export const pagesOf = (first: number, last: number): number[] =>
  Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, offset) => pageOf(first) + offset);

/** The games of a filter by their index in the full list, loaded page by page as the grid reports the visible range. */
export function useGamePages(filter: GameFilter): {
  gameAt: (index: number) => Game | undefined;
  /** Called by the grid with the first and last visible game. */
  showRange: (first: number, last: number) => void;
  /** Set if a visible page could not be loaded. */
  fault: { retry: () => void; isRetrying: boolean } | undefined;
} {
  const api = useApi();
  const locale = useLocale();
  const [wanted, setWanted] = useState<readonly number[]>([1]);
  const pages = useQueries({
    queries: wanted.map((page) => gamesQuery(api, locale, filter, gridSize, page)),
    combine: (results) => ({
      games: results.map(({ data }) => data?.games),
      failed: results.filter(({ isError }) => isError).map(({ refetch, isFetching }) => ({ refetch, isFetching })),
    }),
  });
  const byPage = useMemo(() => new Map(wanted.map((page, at) => [page, pages.games[at]])), [wanted, pages.games]);
  const gameAt = useCallback((index: number) => byPage.get(pageOf(index))?.[index % gridSize], [byPage]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showRange = useCallback((first: number, last: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = pagesOf(first, last);
      setWanted((before) => (before.join() === next.join() ? before : next));
    }, restMs);
  }, []);

  const { failed } = pages;
  const retry = () => {
    for (const page of failed) void page.refetch();
  };
  return { gameAt, showRange, fault: failed.length > 0 ? { retry, isRetrying: failed.some(({ isFetching }) => isFetching) } : undefined };
}
