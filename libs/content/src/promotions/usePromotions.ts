import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { useSessionState } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';
import { promotionsQuery, visitor, type PromotionName } from './promotions.queries.ts';

/** Promotions as they are shown: on their way, failed, or there. An empty list is one too. */
export type PromotionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiError; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly promotions: readonly Promotion[] };

/** The promotions of the locale, or the named one, as whoever looks sees them. */
export function usePromotions(name?: PromotionName): PromotionsState {
  const session = useSessionState();
  const viewer = session.status === 'player' ? session.player.id : visitor;
  const { data, error, isFetching, refetch } = useQuery({
    ...promotionsQuery(useApi(), useLocale(), viewer, name),
    // While the session is restored the answer would be the player's under the visitor's name.
    enabled: session.status !== 'restoring',
    placeholderData: keepPreviousData,
  });
  if (data) return { status: 'ready', promotions: data };
  if (error) return { status: 'failed', failure: asApiError(error), isRetrying: isFetching, retry: () => void refetch() };
  return { status: 'loading' };
}
