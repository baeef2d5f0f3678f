import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { useSessionState } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';
import { promotionsQuery, visitor, type PromotionName } from './promotions.queries.ts';

/** Loading state of the promotions. An empty list is `ready`. */
export type PromotionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiError; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly promotions: readonly Promotion[] };

/** The promotions of the locale, or the named one, as the viewer sees them. */
export function usePromotions(name?: PromotionName): PromotionsState {
  const session = useSessionState();
  const viewer = session.status === 'player' ? session.player.id : visitor;
  const { data, error, isFetching, refetch } = useQuery({
    ...promotionsQuery(useApi(), useLocale(), viewer, name),
    // While the session is being restored, the player's response would be cached as the visitor's.
    enabled: session.status !== 'restoring',
    placeholderData: keepPreviousData,
  });
  if (data) return { status: 'ready', promotions: data };
  if (error) return { status: 'failed', failure: asApiError(error), isRetrying: isFetching, retry: () => void refetch() };
  return { status: 'loading' };
}
