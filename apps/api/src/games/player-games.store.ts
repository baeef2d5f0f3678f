import type { Connection } from '../database/database.ts';

/** The favourites of a player, newest first. */
export async function readFavourites(db: Connection, playerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('game_id', 'desc')
    .execute();
  return rows.map((row) => row.game_id);
}

export async function insertFavourite(db: Connection, playerId: string, gameId: number, at: Date): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ player_id: playerId, game_id: gameId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(db: Connection, playerId: string, gameId: number): Promise<void> {
  await db.deleteFrom('favourites').where('player_id', '=', playerId).where('game_id', '=', gameId).execute();
}

export type RecentGame = { readonly gameId: number; readonly openedAt: Date; readonly hasOpenRound: boolean };

/** The games that a player opened, latest first, and whether a round of each waits for the player. */
export function readRecentGames(db: Connection, playerId: string, limit: number): Promise<RecentGame[]> {
  return db
    .selectFrom('recent_games')
    .innerJoin('games', 'games.id', 'recent_games.game_id')
    .select(({ exists, selectFrom }) => [
      'recent_games.game_id as gameId',
      'recent_games.opened_at as openedAt',
      exists(
        selectFrom('game_rounds')
          .select('game_rounds.id')
          .where('game_rounds.player_id', '=', playerId)
          .whereRef('game_rounds.game_id', '=', 'recent_games.game_id')
          .where('game_rounds.state', '=', 'open'),
      )
        .$castTo<boolean>()
        .as('hasOpenRound'),
    ])
    .where('recent_games.player_id', '=', playerId)
    .where('games.enabled', '=', true)
    .orderBy('opened_at', 'desc')
    .orderBy('gameId', 'desc')
    .limit(limit)
    .execute();
}

export async function upsertRecentGame(db: Connection, playerId: string, gameId: number, at: Date): Promise<void> {
  await db
    .insertInto('recent_games')
    .values({ player_id: playerId, game_id: gameId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ opened_at: at }))
    .execute();
}
