import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

const staleMs = 60_000;

/** Number of unread messages; zero until known. */
export function useUnreadMessages(): number {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({
    ...callQuery(useApi(), 'frontGetPlayerMessages', { page: 1, page_size: 1 }, { staleMs, owner: 'player' }),
    enabled: isSignedIn,
  });
  return data?.unread ?? 0;
}
