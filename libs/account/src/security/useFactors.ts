import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, reloadCalls, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

/** The player's authenticator app and passkeys, and a function that loads them again after a change. */
export function useFactors() {
  const queryClient = useQueryClient();
  const factors = useQuery({ ...callQuery(useApi(), 'frontGetFactors', {}, { staleMs: 0, owner: 'player' }), enabled: useIsSignedIn() });
  return {
    factors,
    /** Whether a change needs a confirmed identity; without factors it needs the password. */
    hasFactors: factors.data !== undefined && (factors.data.authenticator !== null || factors.data.passkeys.length > 0),
    reload: () => reloadCalls(queryClient, 'frontGetFactors'),
  };
}
