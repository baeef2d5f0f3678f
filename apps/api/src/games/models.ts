import { gameModels, multiways, reelsModels, type EngineId, type GameModel, type ReelsModel, type WaysModel } from '@playfront/game-math';

/** The rules of a game of reels, with lines or with ways. */
export type SlotModel = ReelsModel | WaysModel;

const slotModels: readonly SlotModel[] = [...Object.values(reelsModels), multiways];

/** The rules of a reels game. Only playable games have rules, and only those can be opened. */
export function slotModelOf(model: string | null): SlotModel {
  const found = findSlotModel(model);
  if (!found) throw new Error(`There is no reels model ${model}`);
  return found;
}

export function findSlotModel(model: string | null): SlotModel | undefined {
  return slotModels.find(({ id }) => id === model);
}

export function hasWays(model: SlotModel): model is WaysModel {
  return 'drums' in model;
}

/** A stake is a multiple of as many minor units, so that every win is an integer. */
export function betPartsOf(model: SlotModel): number {
  return hasWays(model) ? model.betParts : model.lines.length;
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
