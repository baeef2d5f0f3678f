export { uniformInt, type WordSource } from './uniformInt.ts';
export { playReels, type ReelsRound, type Spin } from './reels/playReels.ts';
export { type Cell, type SpinWin } from './reels/payWindow.ts';
export { reelsModels } from './reels/reelsModels.ts';
export { type FreeSpins, type PaysByCount, type ReelsModel, type ReelsModelId, type Volatility } from './reels/reels-model.ts';
