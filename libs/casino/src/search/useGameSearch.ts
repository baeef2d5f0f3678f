import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import { useLobbyChips, type LobbyChip, type LobbyProvider } from '../lobby/useLobbyChips.ts';

/** Games listed for a search; the rest are a press away in the lobby. */
const listedGames = 6;

/** Studios listed beside them. */
const listedProviders = 3;

/** Pause after the last key before the games are asked for. */
const debounceMs = 200;

export type GameSearch = {
  /** `waiting`: letters were typed whose answer is not here yet. */
  readonly step: 'idle' | 'waiting' | 'failed' | 'done';
  readonly games: readonly Game[];
  /** How many games there are in all. */
  readonly total: number;
  /** Studios of the games that were found, those with the most first. */
  readonly providers: readonly LobbyProvider[];
  /** Categories and collections of the lobby: where to go when nothing is typed. */
  readonly chips: readonly LobbyChip[];
  retry: () => void;
};

/** Games and studios for what is typed, asked for when the keys rest. */
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
