export { uniformInt, type WordSource } from './uniform-int.ts';
export { playReels, type ReelsRound, type Spin } from './reels/play-reels.ts';
export { type Cell, type SpinWin } from './reels/pay-window.ts';
export { reelsModels } from './reels/reels-models.ts';
export { type FreeSpins, type PaysByCount, type ReelsModel, type ReelsModelId, type Volatility } from './reels/reels-model.ts';
