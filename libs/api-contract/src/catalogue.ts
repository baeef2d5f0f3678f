/** Categories of spec §1. */
export const gameCategories = [
  'slots',
  'baccarat',
  'blackjack',
  'skill-games',
  'instant-win',
  'bingo',
  'fishing',
  'roulette',
  'poker',
  'casual-games',
  'hi-lo-switch',
  'video-poker',
  'lottery',
  'dice',
  'sic-bo',
  'casino-holdem',
  'european-roulette',
  'russian-poker',
  'american-roulette',
  'live-dealer',
  'french-roulette',
  'video-bingo',
  'racing',
  'sports',
  'keno',
  'fighting',
  'shooting',
  'scratch-cards',
  'card',
  'andar-bahar',
  'teen-patti',
] as const;

/** Collections of spec §1. */
export const gameCollections = [
  'mini-games',
  'top-casino-games',
  'popular-casino',
  'new-games',
  'bonus-buy',
  'megaways',
  'jackpot-games',
  'live-roulette',
  'live-blackjack',
  'live-poker',
  'live-baccarat',
] as const;

export type GameCategory = (typeof gameCategories)[number];
export type GameCollection = (typeof gameCollections)[number];

export const gameStatuses = ['active', 'maintenance'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const gameSortOrders = ['popular', 'new', 'az', 'rtp'] as const;
export type GameSortOrder = (typeof gameSortOrders)[number];
