import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, reloadCalls, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '../session/useSessionState.ts';

/**
 * The player's limits with what is used of them. Fetched again on return to the tab: another tab or device may have changed them. The messages that the
 * live channel reports about a limit or a payment do the same.
 */
export function usePlayerLimits() {
  return useQuery({
    ...callQuery(useApi(), 'frontGetPlayerLimits', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn(),
    refetchOnWindowFocus: 'always',
  });
}

/** Fetches the limits again, wherever they are shown; resolves once that is done. */
export function useRefetchLimits(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reloadCalls(queryClient, 'frontGetPlayerLimits');
}
