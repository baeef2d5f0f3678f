import { maxWaysOf, multiways, reelsModels, type ReelsModel, type ReelsModelId, type WaysModel } from '@playfront/game-math';

/** The rules of a game of reels, with lines or with ways. */
export type SlotModel = ReelsModel | WaysModel;

export function slotModelOf(id: string): SlotModel | undefined {
  if (id === multiways.id) return multiways;
  return Object.hasOwn(reelsModels, id) ? reelsModels[id as ReelsModelId] : undefined;
}

export function hasWays(model: SlotModel): model is WaysModel {
  return 'drums' in model;
}

/** How the reels look: symbols of each in turn, and how many rows they have; with ways, the number of rows changes with each spin. */
export type Layout = { readonly strips: readonly string[]; readonly minRows: number; readonly maxRows: number };

export function layoutOf(model: SlotModel): Layout {
  if (!hasWays(model)) return { strips: model.strips, minRows: model.rows, maxRows: model.rows };
  const { drums, minRows } = model;
  // A drum lists equal symbols together; the band of a spinning reel mixes them.
  return { strips: drums.map(mixed), minRows, maxRows: Math.round(maxWaysOf(model) ** (1 / drums.length)) };
}

/** The reel window is as high as so many square cells. With ways, more rows have lower cells. */
export function heightOf(model: SlotModel): number {
  return hasWays(model) ? 5 : model.rows;
}

function mixed(drum: string): string {
  return Array.from(drum, (_, place) => drum.charAt((place * 29) % drum.length)).join('');
}
