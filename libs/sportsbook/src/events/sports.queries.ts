import { callQuery, type Api, type PrefetchContext } from '@playfront/api-client';
import { offersSports } from '../availability/offers-sports.ts';
import { gameGroupsQuery } from '../availability/sports-availability.ts';

/** Events on a page of the list. */
export const eventPageSize = 40;

/** Odds change: how long a list of them is used, and how often a visible list is reloaded. */
const oddsStaleMs = 10_000;
export const oddsRefreshMs = 30_000;

/** Sports with their number of events. */
export const sportsTreeQuery = (api: Api) => callQuery(api, 'frontGetSportsTree', {}, { staleMs: 60_000 });

/** The upcoming events of a sport, the next one first. */
export const upcomingQuery = (api: Api, sport: string, page: number) =>
  callQuery(api, 'frontGetEvents', { sport, state: 'upcoming', page, page_size: eventPageSize }, { staleMs: oddsStaleMs });

/**
 * Fills the cache with whether sports is offered and the list of sports. The browser loads the events: in a cached page their odds would be old,
 * and their times are in the reader's time zone.
 */
export async function prefetchSports({ api, queryClient }: PrefetchContext): Promise<void> {
  const groups = gameGroupsQuery(api);
  await queryClient.prefetchQuery(groups);
  const known = queryClient.getQueryData(groups.queryKey);
  if (known && offersSports(known.gameGroupList)) await queryClient.prefetchQuery(sportsTreeQuery(api));
}
