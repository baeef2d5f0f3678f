import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

/** The live channel reports changes; this is for a lost report. */
const reloadMs = 30_000;

/** The details of a transaction, reloaded while it is pending. */
export function useTransactionDetails(id: string) {
  const api = useApi();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    ...callQuery(api, 'frontGetTransactionDetails', { id }, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn,
    refetchInterval: ({ state }) => (state.data?.transaction.status === 'pending' ? reloadMs : false),
  });
}
