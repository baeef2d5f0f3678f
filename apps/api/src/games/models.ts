import { gameModels, reelsModels, type EngineId, type GameModel, type ReelsModel } from '@playfront/game-math';

/** The rules of a reels game. Only playable games have rules, and only those can be opened. */
export function modelOf(model: string | null): ReelsModel {
  const found = findReelsModel(model);
  if (!found) throw new Error(`There is no reels model ${model}`);
  return found;
}

export function findReelsModel(model: string | null): ReelsModel | undefined {
  return Object.values(reelsModels).find(({ id }) => id === model);
}

/** The rules of a game whose rounds start with bets. */
export function betModelOf(model: string | null): GameModel {
  const found = findBetModel(model);
  if (!found) throw new Error(`There is no game model ${model}`);
  return found;
}

export function findBetModel(model: string | null): GameModel | undefined {
  return gameModels.find(({ id }) => id === model);
}

/** The engine whose page shows a game. */
export function engineOf(model: string | null): EngineId | 'reels' {
  return findBetModel(model)?.engine ?? 'reels';
}
