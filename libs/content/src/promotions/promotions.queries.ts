import { queryOptions } from '@tanstack/react-query';
import { ApiError, type Api, type CallRequest, type PrefetchContext } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import type { LocaleCode } from '@playfront/i18n';

/** How long the site uses promotions before it loads them again. */
const promotionsStaleMs = 60_000;

/** One promotion: by the id in its URL, or by the key of its landing page. */
export type PromotionName = { readonly id: string } | { readonly key: string };

/** A player's id, or `visitor`. A promotion's state and currency depend on the player. */
export type Viewer = string;
export const visitor: Viewer = 'visitor';

/** The promotions of a locale, or the named one; an empty list if it does not exist. */
export function promotionsQuery(api: Api, locale: LocaleCode, viewer: Viewer, name?: PromotionName) {
  const request: CallRequest<'frontGetPromotionTemplate'> = { locale, ...name };
  return queryOptions({
    queryKey: ['frontGetPromotionTemplate', request, viewer] as const,
    queryFn: async ({ signal }): Promise<readonly Promotion[]> => {
      try {
        return (await api.frontGetPromotionTemplate(request, { signal })).promotions;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused' && error.key === 'not_found') return [];
        throw error;
      }
    },
    staleTime: promotionsStaleMs,
    ...(viewer === visitor ? {} : { meta: { owner: 'player' } }),
  });
}

/** Fills the cache with the promotions, or with the named one, as a visitor sees them. */
export async function prefetchPromotions({ api, queryClient, locale }: PrefetchContext, name?: PromotionName): Promise<void> {
  await queryClient.prefetchQuery(promotionsQuery(api, locale, visitor, name));
}

/** Title and description of a promotion's page, from the filled cache; `not-found` if the operator has no such promotion. */
export function promotionHead(
  { api, queryClient, locale }: PrefetchContext,
  name: PromotionName,
): { title: string; description: string } | Record<string, never> | 'not-found' {
  const found = queryClient.getQueryData(promotionsQuery(api, locale, visitor, name).queryKey);
  if (!found) return {};
  const [promotion] = found;
  return promotion ? { title: promotion.title, description: promotion.summary } : 'not-found';
}
