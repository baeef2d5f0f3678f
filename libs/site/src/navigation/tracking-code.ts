import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageTarget } from '../pages/pages.ts';

/** Register carries over the tracking code of the address it is pressed at (spec §2), wherever that is. */
export function withTrackingCode(target: PageTarget, search: string): PageTarget {
  if (target.to !== 'signUp') return target;
  const code = new URLSearchParams(search).get('tracking_code');
  return code ? { ...target, query: { tracking_code: code, ...target.query } } : target;
}

const never = () => () => {};

/** The query of the address, where it is wanted. The server draws one page for every query, so the page gets its own only once it is in the browser. */
export function useBrowserSearch(isWanted = true): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => (isWanted ? search : ''),
    () => '',
  );
}

/** `withTrackingCode` for a link. */
export function useTrackedTarget(target: PageTarget): PageTarget {
  return withTrackingCode(target, useBrowserSearch(target.to === 'signUp'));
}
