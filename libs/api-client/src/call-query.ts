import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Api, CallName, CallRequest } from './api.ts';

/** Shortest time of a fetch that shows a loading state anew (spec §9). */
const fetchMinimumMs = 200;

/** Somebody has seen the fault and pressed Retry. A first fetch is never held: not on the server, at a prefetch or while hydrating. */
function isTriedAgain(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && state.data === undefined && state.errorUpdateCount > 0;
}

function atLeast(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true });
  });
}

export type CallQueryOptions = {
  /** How long an answer counts as fresh. */
  readonly staleMs?: number;
  /** `player`: the answer is the signed-in player's own and is thrown away when they sign out. */
  readonly owner?: 'player';
};

/**
 * A read as a TanStack query. The key is the call and its request, so that the server's hand-over, a prefetch and the screen share one
 * entry; leaving the screen aborts it. Tried again after a fault it takes its time, so that the skeleton does not flash.
 */
export function callQuery<Name extends CallName>(
  api: Api,
  name: Name,
  request: CallRequest<Name>,
  { staleMs = 30_000, owner }: CallQueryOptions = {},
) {
  return queryOptions({
    queryKey: [name, request] as const,
    queryFn: async ({ signal, client, queryKey }) => {
      const call = api[name](request, { signal });
      if (!isTriedAgain(client, queryKey)) return call;
      const [answer] = await Promise.allSettled([call, atLeast(fetchMinimumMs, signal)]);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    staleTime: staleMs,
    ...(owner ? { meta: { owner } } : {}),
  });
}
