import { useBrowserQuery } from './useBrowserQuery.ts';

/** The tracking code of the address, which a link to the registration carries on (spec §2). */
export function useTrackingCode(): string | undefined {
  return useBrowserQuery('tracking_code') || undefined;
}
