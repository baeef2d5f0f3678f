import { reelsModels, type ReelsModel } from '@playfront/game-math';

/** The rules of a game. Only playable games have rules, and only those can be opened. */
export function modelOf(model: string | null): ReelsModel {
  const found = Object.values(reelsModels).find(({ id }) => id === model);
  if (!found) throw new Error(`There is no reels model ${model}`);
  return found;
}
