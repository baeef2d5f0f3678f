import { queryOptions } from '@tanstack/react-query';
import { ApiError, type Api, type PrefetchContext } from '@playfront/api-client';
import type { Content } from '@playfront/api-contract';
import type { LocaleCode } from '@playfront/i18n';
import { parseRichText, plainText, summaryOf } from './rich-text.ts';

/** How long a text counts as fresh on the site. */
const textStaleMs = 300_000;

/** Letters of a page's description: as much as search engines show. */
export const descriptionLength = 155;

/** A text by its key; `null` when the operator has none. */
export function textQuery(api: Api, locale: LocaleCode, key: string) {
  return queryOptions({
    queryKey: ['frontGetContentTemplate', 'text', locale, key],
    queryFn: async ({ signal }): Promise<Content | null> => {
      try {
        return (await api.frontGetContentTemplate({ locale, key }, { signal })).content;
      } catch (error) {
        // That there is none is an answer: it is kept as one, also for the browser.
        if (error instanceof ApiError && error.key === 'not_found') return null;
        throw error;
      }
    },
    staleTime: textStaleMs,
  });
}

/** Fills the cache with a text. */
export async function prefetchText({ api, queryClient, locale }: PrefetchContext, key: string): Promise<void> {
  await queryClient.prefetchQuery(textQuery(api, locale, key));
}

/** What search engines say of a text's page, from the filled cache; nothing when the text could not be had. */
export function textHead({ api, queryClient, locale }: PrefetchContext, key: string): { title?: string; description?: string } | 'not-found' {
  const content = queryClient.getQueryData(textQuery(api, locale, key).queryKey);
  if (content === null) return 'not-found';
  if (!content) return {};
  const description = summaryOf(plainText(parseRichText(content.body_html)), descriptionLength);
  return { title: content.title, ...(description ? { description } : {}) };
}
