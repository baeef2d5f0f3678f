import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { CallName, CallRequest } from './call-types.ts';

/** Minimum duration of a retry, which shows the loading state again (spec §9). */
const fetchMinimumMs = 200;

/** Whether the player saw the error and pressed Retry. A first fetch is never delayed: not on the server, in a prefetch or during hydration. */
function isRetry(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && state.data === undefined && state.errorUpdateCount > 0;
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true });
  });
}

export type CallQueryOptions = {
  /** How long a response is considered fresh. */
  readonly staleMs?: number;
  /** `player`: the response belongs to the signed-in player and is removed at log-out. */
  readonly owner?: 'player';
};

/**
 * A read as a TanStack query. The key is the call and its request, so that the server's data, a prefetch and the page share one
 * entry; leaving the page aborts it. A retry after an error takes a minimum time, so that the skeleton does not flash.
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
      if (!isRetry(client, queryKey)) return call;
      const [result] = await Promise.allSettled([call, delay(fetchMinimumMs, signal)]);
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    },
    staleTime: staleMs,
    ...(owner ? { meta: { owner } } : {}),
  });
}

/**
 * Fetches the responses of the calls again, wherever they are shown; resolves when all have loaded. A running fetch was sent before the change, so it is
 * sent again, even if it is the first.
 */
export async function reloadCalls(client: QueryClient, ...names: readonly CallName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const filters = { queryKey: [name] };
      // Invalidation alone waits for a running first fetch and does not send another.
      await client.cancelQueries(filters);
      await client.invalidateQueries(filters);
    }),
  );
}
