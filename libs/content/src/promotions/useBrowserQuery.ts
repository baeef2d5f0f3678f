import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => {};

/** A parameter of the URL's query; empty during hydration, since the server renders one page for all queries. */
export function useBrowserQuery(name: 'group' | 'tracking_code'): string {
  const [search] = useSearchParams();
  return useSyncExternalStore(
    never,
    () => search.get(name) ?? '',
    () => '',
  );
}
