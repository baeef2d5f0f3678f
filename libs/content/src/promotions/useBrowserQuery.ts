import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => {};

/** A value of the address's query; empty while the page is hydrated, since the server draws one page for every query. */
export function useBrowserQuery(name: 'group' | 'tracking_code'): string {
  const [search] = useSearchParams();
  return useSyncExternalStore(
    never,
    () => search.get(name) ?? '',
    () => '',
  );
}
