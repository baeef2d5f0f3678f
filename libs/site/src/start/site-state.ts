import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SiteConfig } from '../state/SiteConfigProvider.tsx';

/** State that the server sends with the page. */
export type SiteState = {
  readonly config: SiteConfig;
  /**
   * The data that the page was rendered with. The browser treats it as fresh: the gateway caches a page for minutes at most, and a timestamp
   * would make every re-rendered page differ.
   */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
};

/** The data of all loaded queries. */
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

/** JSON that is safe inside a `<script>`: it contains no tag. */
export function stateText(state: SiteState): string {
  return JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
