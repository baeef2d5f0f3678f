import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

/** A round of the player. Always reloaded: its server seed may have been revealed since. */
export function useRound(id: string | undefined) {
  const api = useApi();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    ...callQuery(api, 'frontGetRound', { id: id ?? '' }, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn && id !== undefined,
  });
}
