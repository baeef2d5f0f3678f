import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi, type Api, type PrefetchContext } from '@playfront/api-client';
import { offersSports } from './offers-sports.ts';

/** How long the site uses the list of game groups, which changes rarely. */
const groupsStaleMs = 300_000;

/** The operator's game groups that are online and activated (spec §4). */
export function gameGroupsQuery(api: Api) {
  return callQuery(api, 'frontGetGameGroupList', { type: 'online', status: 'activated' }, { staleMs: groupsStaleMs });
}

/** Fills the cache with whether sports is offered. */
export function prefetchSportsAvailable({ api, queryClient }: Pick<PrefetchContext, 'api' | 'queryClient'>): Promise<void> {
  return queryClient.prefetchQuery(gameGroupsQuery(api));
}

/** Whether the operator offers sports (spec §4); undefined until known. Decides about the tab, the drawer entries and the page. */
export function useSportsAvailable(): boolean | undefined {
  const { data } = useQuery(gameGroupsQuery(useApi()));
  return data && offersSports(data.gameGroupList);
}
