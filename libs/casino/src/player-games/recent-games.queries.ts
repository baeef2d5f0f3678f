import { callQuery, type Api } from '@playfront/api-client';

/** The games that the player opened last. They change with every game that is opened, so they are loaded again whenever they are shown. */
export function recentGamesQuery(api: Api) {
  return callQuery(api, 'frontGetRecentGames', {}, { owner: 'player', staleMs: 0 });
}
