import { queryOptions } from '@tanstack/react-query';
import { ApiError, type Api, type PrefetchContext } from '@playfront/api-client';
import type { Content } from '@playfront/api-contract';
import type { LocaleCode } from '@playfront/i18n';
import { parseRichText, plainText, summaryOf } from './rich-text.ts';

/** How long the site uses a text before it loads it again. */
const textStaleMs = 300_000;

/** Maximum number of characters of a page's description, as shown by search engines. */
export const descriptionLength = 155;

/** A text by its key; `null` if the operator does not have it. */
export function textQuery(api: Api, locale: LocaleCode, key: string) {
  return queryOptions({
    queryKey: ['frontGetContentTemplate', 'text', locale, key],
    queryFn: async ({ signal }): Promise<Content | null> => {
      try {
        return (await api.frontGetContentTemplate({ locale, key }, { signal })).content;
      } catch (error) {
        // A missing text is a result, so that it is cached and sent to the browser too.
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

/** Title and description of a text's page, from the filled cache; empty if the text could not be loaded. */
export function textHead({ api, queryClient, locale }: PrefetchContext, key: string): { title?: string; description?: string } | 'not-found' {
  const content = queryClient.getQueryData(textQuery(api, locale, key).queryKey);
  if (content === null) return 'not-found';
  if (!content) return {};
  const description = summaryOf(plainText(parseRichText(content.body_html)), descriptionLength);
  return { title: content.title, ...(description ? { description } : {}) };
}
