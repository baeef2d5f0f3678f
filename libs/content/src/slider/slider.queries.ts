import { callQuery, type Api, type PrefetchContext } from '@playfront/api-client';
import type { LocaleCode } from '@playfront/i18n';

/** How long the site uses the slides before it loads them again. */
const slidesStaleMs = 60_000;

/** The banner's slides in a locale. */
export function slidesQuery(api: Api, locale: LocaleCode) {
  return callQuery(api, 'frontGetSlider', { locale }, { staleMs: slidesStaleMs });
}

/** Fills the cache with the slides. */
export async function prefetchSlides({ api, queryClient, locale }: PrefetchContext): Promise<void> {
  await queryClient.prefetchQuery(slidesQuery(api, locale));
}
