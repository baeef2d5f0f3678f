import { callQuery, type Api, type PrefetchContext } from '@playfront/api-client';
import { offersSports } from '../availability/offers-sports.ts';
import { gameGroupsQuery } from '../availability/sports-availability.ts';

/** Events on a page of the list. */
export const eventPageSize = 40;

/** Odds move: how long a list of them counts as fresh, and how often it is asked for anew while it is looked at. */
const oddsStaleMs = 10_000;
export const oddsRefreshMs = 30_000;

/** Sports with their numbers of events. */
export const sportsTreeQuery = (api: Api) => callQuery(api, 'frontGetSportsTree', {}, { staleMs: 60_000 });

/** The events of a sport that are still to begin, the next one first. */
export const upcomingQuery = (api: Api, sport: string, page: number) =>
  callQuery(api, 'frontGetEvents', { sport, state: 'upcoming', page, page_size: eventPageSize }, { staleMs: oddsStaleMs });

/**
 * Fills the cache with whether sports is offered and which there are. The events are the browser's: their odds would be old in a kept page,
 * and their hours are those of the reader.
 */
export async function prefetchSports({ api, queryClient }: PrefetchContext): Promise<void> {
  const groups = gameGroupsQuery(api);
  await queryClient.prefetchQuery(groups);
  const known = queryClient.getQueryData(groups.queryKey);
  if (known && offersSports(known.gameGroupList)) await queryClient.prefetchQuery(sportsTreeQuery(api));
}
