import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { matchesText } from '@playfront/ui';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';

/** Number of games listed for a search; the lobby shows the rest. */
const listedGames = 6;

export type GameSearch = {
  /** `waiting`: the games for the typed text have not arrived yet. */
  readonly step: 'idle' | 'waiting' | 'failed' | 'done';
  /** While waiting, those of the last search that match the typed text too. */
  readonly games: readonly Game[];
  /** Number of all games found. */
  readonly total: number;
  retry: () => void;
};

/** Games of all groups for the typed text. */
export function useGameSearch(typed: string): GameSearch {
  const text = typed.trim();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...gamesQuery(useApi(), useLocale(), { search: text }, listedGames),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();

  if (text === '') return { step: 'idle', games: [], total: 0, retry };
  if (isError) return { step: 'failed', games: [], total: 0, retry };
  if (data && !isPlaceholderData) return { step: 'done', games: data.games, total: data.total, retry };
  const games = (data?.games ?? []).filter(({ name, provider }) => matchesText(`${name} ${provider.name}`, text));
  return { step: 'waiting', games, total: 0, retry };
}
