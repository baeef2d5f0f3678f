import type { CallAnswer } from '@playfront/api-client';

/** Whether any game of a list can be played, by its facets; true while the list is on its way. */
export function hasOpenGames(list: Pick<CallAnswer<'frontGetGames'>, 'facets'> | undefined): boolean {
  return !list || list.facets.categories.some(({ playable }) => playable > 0);
}
