import { reelsModels, type ReelsModel } from '@playfront/game-math';

/** The rules a game is played by. Only a game that can be played has any, and only such a game is opened. */
export function modelOf(model: string | null): ReelsModel {
  const found = Object.values(reelsModels).find(({ id }) => id === model);
  if (!found) throw new Error(`There is no reels model ${model}`);
  return found;
}
