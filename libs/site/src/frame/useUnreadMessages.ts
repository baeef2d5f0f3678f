import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';

const staleMs = 60_000;

/** How many messages of the mail box the player has not read; zero while that is not known. */
export function useUnreadMessages(): number {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({
    ...callQuery(useApi(), 'frontGetPlayerMessages', { page: 1, page_size: 1 }, { staleMs, owner: 'player' }),
    enabled: isSignedIn,
  });
  return data?.unread ?? 0;
}
