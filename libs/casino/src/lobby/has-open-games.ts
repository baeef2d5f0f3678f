import type { CallAnswer } from '@playfront/api-client';

/** Whether any game of a list can be played, according to its facets; true while the list is loading. */
export function hasOpenGames(list: Pick<CallAnswer<'frontGetGames'>, 'facets'> | undefined): boolean {
  return !list || list.facets.categories.some(({ playable }) => playable > 0);
}
