import { frontGetFavourites, frontGetRecentGames, frontSetFavourite, maxRecentGames } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { readGames } from './catalogue-page.ts';
import type { Catalogue } from './catalogue.service.ts';
import { findGame } from './catalogue.store.ts';
import { deleteFavourite, insertFavourite, readFavourites, readRecentGames } from './player-games.store.ts';

type Dependencies = { database: Database; catalogue: Catalogue; now: () => Date };

/** A player's own games: favourites, and recently opened ones. */
export function registerPlayerGames(calls: CallRegistry, { database, catalogue, now }: Dependencies): void {
  calls.player(frontGetFavourites, async ({ body, session }) => {
    const [index, ids] = await Promise.all([catalogue.current(), readFavourites(database, session.playerId)]);
    const games = readGames(index, ids, session.currency, now());
    const from = (body.page - 1) * body.page_size;
    return { status: 1, games: games.slice(from, from + body.page_size), total: games.length };
  });

  calls.player(frontSetFavourite, async ({ body, session }) => {
    const game = /^\d{1,15}$/.test(body.game_id) ? await findGame(database, Number(body.game_id)) : undefined;
    if (!game) return refuse('not_found');
    await (body.favourite ? insertFavourite(database, session.playerId, game.id, now()) : deleteFavourite(database, session.playerId, game.id));
    return { status: 1 };
  });

  calls.player(frontGetRecentGames, async ({ session }) => {
    const [index, recent] = await Promise.all([catalogue.current(), readRecentGames(database, session.playerId, maxRecentGames)]);
    const ids = recent.map(({ gameId }) => gameId);
    return {
      status: 1,
      games: readGames(index, ids, session.currency, now()),
      opened: recent.map(({ gameId, openedAt, hasOpenRound }) => ({ game_id: gameId, at: openedAt.toISOString(), has_open_round: hasOpenRound })),
    };
  });
}
