import type { FakeHandlers } from '@playfront/auth/testing';
import type { WireGame } from './games.fixtures.ts';

type PlayerGames = Required<Pick<FakeHandlers, 'frontGetFavourites' | 'frontSetFavourite' | 'frontGetRecentGames'>>;

/** A fake operator with a player's own games, each list latest first. The first recent game has an unfinished round. */
export function createPlayerGames({
  favourites = [],
  recent = [],
}: { favourites?: readonly WireGame[]; recent?: readonly WireGame[] } = {}): PlayerGames {
  return {
    frontGetFavourites: ({ page = 1, page_size: size = 24 }) => ({
      status: 1,
      games: favourites.slice((page - 1) * size, page * size),
      total: favourites.length,
    }),
    frontSetFavourite: () => ({ status: 1 }),
    frontGetRecentGames: () => ({
      status: 1,
      games: [...recent],
      opened: recent.map(({ id }, index) => ({ game_id: id, at: '2026-11-20T19:14:00.000Z', has_open_round: index === 0 })),
    }),
  };
}
