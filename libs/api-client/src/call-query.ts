import { queryOptions } from '@tanstack/react-query';
import type { Api, CallName, CallRequest } from './api.ts';

export type CallQueryOptions = {
  /** How long an answer counts as fresh. */
  readonly staleMs?: number;
  /** `player`: the answer is the signed-in player's own and is thrown away when they sign out. */
  readonly owner?: 'player';
};

/**
 * A read as a TanStack query. The key is the call and its request, so that the server's hand-over, a prefetch and the screen share one
 * entry; leaving the screen aborts it.
 */
export function callQuery<Name extends CallName>(
  api: Api,
  name: Name,
  request: CallRequest<Name>,
  { staleMs = 30_000, owner }: CallQueryOptions = {},
) {
  return queryOptions({
    queryKey: [name, request] as const,
    queryFn: ({ signal }) => api[name](request, { signal }),
    staleTime: staleMs,
    ...(owner ? { meta: { owner } } : {}),
  });
}
