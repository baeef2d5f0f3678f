import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageTarget } from '../addresses/pages.ts';

/** Links to registration keep the tracking code of the current URL (spec §2). */
export function withTrackingCode(target: PageTarget, search: string): PageTarget {
  if (target.to !== 'signUp') return target;
  const code = new URLSearchParams(search).get('tracking_code');
  return code ? { ...target, query: { tracking_code: code, ...target.query } } : target;
}

const never = () => () => {};

/** The query of the URL, if `isWanted`. The server renders one page for all queries, so the query is only available in the browser. */
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
