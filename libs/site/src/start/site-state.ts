import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SiteConfig } from '../state/SiteConfigProvider.tsx';

/** What the server hands to the browser with the page. */
export type SiteState = {
  readonly config: SiteConfig;
  /**
   * What the page was drawn with. It counts as new when it arrives: a page is kept for minutes at most, and a time in it would make an
   * unchanged page another one at each refresh.
   */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
};

/** The data of every query that has some. */
export function queriesOf(queryClient: QueryClient): SiteState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [[queryKey, data] as const]));
}

/** Puts the server's data into the browser's cache. */
export function fillQueries(queryClient: QueryClient, queries: SiteState['queries']): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}

/** JSON that may stand inside a `<script>`: no tag can end or begin in it. */
export function stateText(state: SiteState): string {
  return JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
