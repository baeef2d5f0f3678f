import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { landingGameQuery } from './game-landing.queries.ts';

export type LandingGameState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'not-found' }
  | { readonly status: 'ready'; readonly game: Game };

/** The game of a landing page. */
export function useLandingGame(slug: string): LandingGameState {
  const { data, isError, isFetching, refetch } = useQuery(landingGameQuery(useApi(), useLocale(), slug));
  if (data) {
    const [game] = data.games;
    return game ? { status: 'ready', game } : { status: 'not-found' };
  }
  return isError ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' };
}
