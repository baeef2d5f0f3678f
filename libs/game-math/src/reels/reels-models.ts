import { bonusBuy } from './bonus-buy.ts';
import { fiveReels } from './five-reels.ts';
import { highSeas } from './high-seas.ts';
import { jackpotReels } from './jackpot-reels.ts';
import { threeReels } from './three-reels.ts';
import type { ReelsModel, ReelsModelId } from './reels-model.ts';

/** Every reels model by its id, as used by the games of the catalogue. */
export const reelsModels: Readonly<Record<ReelsModelId, ReelsModel>> = {
  'five-reels': fiveReels,
  'three-reels': threeReels,
  'high-seas': highSeas,
  'bonus-buy': bonusBuy,
  'jackpot-reels': jackpotReels,
};
