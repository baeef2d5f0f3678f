import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

/** The player's consents to marketing, one for each channel. */
export function useConsents() {
  return useQuery({ ...callQuery(useApi(), 'frontGetMarketingConsents', {}, { staleMs: 0, owner: 'player' }), enabled: useIsSignedIn() });
}
