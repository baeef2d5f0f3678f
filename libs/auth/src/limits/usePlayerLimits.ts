import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, reloadCalls, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '../session/useSessionState.ts';

/**
 * The player's limits with the amounts used. Fetched again on return to the tab, since another tab or device may have changed them, and when the live
 * channel reports a message about a limit or a payment.
 */
export function usePlayerLimits() {
  return useQuery({
    ...callQuery(useApi(), 'frontGetPlayerLimits', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn(),
    refetchOnWindowFocus: 'always',
  });
}

/** Returns a function that fetches the limits again and resolves once they have loaded. */
export function useRefetchLimits(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reloadCalls(queryClient, 'frontGetPlayerLimits');
}
