import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { recentGamesQuery } from './recent-games.queries.ts';

/** `openedAt`: ISO time; an older operator does not send it. */
export type RecentGame = { readonly game: Game; readonly openedAt: string | undefined; readonly hasOpenRound: boolean };

/** Games that the player opened and that are still open, those with an unfinished round first; `undefined` until loaded. */
export function useRecentGames(): readonly RecentGame[] | undefined {
  const { data } = useQuery({ ...recentGamesQuery(useApi()), enabled: useIsSignedIn() });
  const opened = new Map(data?.opened.map((entry) => [entry.game_id, entry]));
  return data?.games
    .filter(({ status }) => status === 'active')
    .map((game) => ({ game, openedAt: opened.get(game.id)?.at, hasOpenRound: opened.get(game.id)?.has_open_round ?? false }))
    .toSorted((one, other) => Number(other.hasOpenRound) - Number(one.hasOpenRound));
}
