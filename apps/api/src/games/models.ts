import { reelsModels, type ReelsModel } from '@playfront/game-math';

/** The rules a game is played by. A game of the catalogue without them is a fault of the seed, found when it is applied. */
export function modelOf(model: string): ReelsModel {
  const found = Object.values(reelsModels).find(({ id }) => id === model);
  if (!found) throw new Error(`There is no reels model ${model}`);
  return found;
}
