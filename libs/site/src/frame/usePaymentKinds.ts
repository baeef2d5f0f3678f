import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { Processor } from '@playfront/api-contract';
import { useSessionState } from '@playfront/auth';

const settingStaleMs = 10 * 60_000;
const none: readonly Processor['kind'][] = [];

/**
 * The kinds of payment methods that deposits are offered in, in the country of the player or of the visitor's IP address. Empty until known, and on
 * the server, whose pages are the same for everyone. Requested once in the viewport, because the call loads code that a page otherwise does not need.
 */
export function usePaymentKinds(isInSight: boolean): readonly Processor['kind'][] {
  const api = useApi();
  const session = useSessionState();
  const viewer = session.status === 'player' ? session.player.id : 'visitor';
  const { data } = useQuery({
    queryKey: [...callQuery(api, 'frontGetSetting', {}).queryKey, viewer],
    queryFn: ({ signal }) => api.frontGetSetting({}, { signal }),
    staleTime: settingStaleMs,
    // While the session is being restored, the player's response would be cached as the visitor's.
    enabled: isInSight && session.status !== 'restoring',
    ...(session.status === 'player' ? { meta: { owner: 'player' } } : {}),
  });
  return data?.setting.payment_kinds ?? none;
}
