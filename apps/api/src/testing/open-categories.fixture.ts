import type { GameCategory } from '@playfront/api-contract';

/** The categories whose games can be played. */
export const openCategories: readonly GameCategory[] = [
  'slots',
  'roulette',
  'european-roulette',
  'american-roulette',
  'french-roulette',
  'sic-bo',
  'dice',
  'keno',
  'lottery',
  'bingo',
  'video-bingo',
  'scratch-cards',
  'instant-win',
  'casual-games',
  'fishing',
  'shooting',
  'racing',
  'sports',
  'fighting',
  'skill-games',
];
