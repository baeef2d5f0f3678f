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

/** The games that a player opened, latest first. */
export async function readRecentGames(db: Connection, playerId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('recent_games')
    .innerJoin('games', 'games.id', 'recent_games.game_id')
    .select('game_id')
    .where('player_id', '=', playerId)
    .where('games.enabled', '=', true)
    .orderBy('opened_at', 'desc')
    .orderBy('game_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_id);
}

export async function upsertRecentGame(db: Connection, playerId: string, gameId: number, at: Date): Promise<void> {
  await db
    .insertInto('recent_games')
    .values({ player_id: playerId, game_id: gameId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ opened_at: at }))
    .execute();
}
