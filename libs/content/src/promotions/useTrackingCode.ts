import { useBrowserQuery } from './useBrowserQuery.ts';

/** The tracking code in the URL, which links to the registration pass on (spec §2). */
export function useTrackingCode(): string | undefined {
  return useBrowserQuery('tracking_code') || undefined;
}
