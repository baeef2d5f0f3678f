import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { Content } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { textQuery } from './text.queries.ts';

/** Loading state of a text. */
export type TextState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly content: Content };

/** The text with a key in the page's language, or in English if there is no translation. */
export function useText(key: string): TextState {
  const { data, isError, isFetching, refetch } = useQuery(textQuery(useApi(), useLocale(), key));
  if (data) return { kind: 'ready', content: data };
  if (data === null) return { kind: 'missing' };
  return isError ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
