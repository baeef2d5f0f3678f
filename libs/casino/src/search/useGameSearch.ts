import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import { useLobbyChips, type LobbyChip, type LobbyProvider } from '../lobby/useLobbyChips.ts';

/** Number of games listed for a search; the lobby shows the rest. */
const listedGames = 6;

/** Number of studios listed. */
const listedProviders = 3;

/** Pause after the last key press before the search is sent. */
const debounceMs = 200;

export type GameSearch = {
  /** `waiting`: the results for the typed text have not arrived yet. */
  readonly step: 'idle' | 'waiting' | 'failed' | 'done';
  readonly games: readonly Game[];
  /** Number of all games found. */
  readonly total: number;
  /** Studios of the games found, those with the most games first. */
  readonly providers: readonly LobbyProvider[];
  /** Categories and collections of the lobby, suggested when nothing is typed. */
  readonly chips: readonly LobbyChip[];
  retry: () => void;
};

/** Games and studios for the typed text, requested when typing pauses. */
export function useGameSearch(typed: string): GameSearch {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  const { chips } = useLobbyChips();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({ ...gamesQuery(useApi(), useLocale(), { search: asked }, listedGames), enabled: asked !== '' });
  const retry = () => void query.refetch();

  if (text === '') return { step: 'idle', games: [], total: 0, providers: [], chips, retry };
  if (text !== asked || query.isPending) return { step: 'waiting', games: [], total: 0, providers: [], chips, retry };
  if (!query.data) return { step: 'failed', games: [], total: 0, providers: [], chips, retry };
  const { games, total, facets } = query.data;
  return {
    step: 'done',
    games,
    total,
    providers: facets.providers.toSorted((one, other) => other.count - one.count).slice(0, listedProviders),
    chips,
    retry,
  };
}
