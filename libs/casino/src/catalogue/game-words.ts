import type { Game, GameCategory, GameCollection, GameSortOrder } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

/** Name of each category. */
export const categoryMessage = {
  slots: 'casino.category.slots',
  baccarat: 'casino.category.baccarat',
  blackjack: 'casino.category.blackjack',
  'skill-games': 'casino.category.skill-games',
  'instant-win': 'casino.category.instant-win',
  bingo: 'casino.category.bingo',
  fishing: 'casino.category.fishing',
  roulette: 'casino.category.roulette',
  poker: 'casino.category.poker',
  'casual-games': 'casino.category.casual-games',
  'hi-lo-switch': 'casino.category.hi-lo-switch',
  'video-poker': 'casino.category.video-poker',
  lottery: 'casino.category.lottery',
  dice: 'casino.category.dice',
  'sic-bo': 'casino.category.sic-bo',
  'casino-holdem': 'casino.category.casino-holdem',
  'european-roulette': 'casino.category.european-roulette',
  'russian-poker': 'casino.category.russian-poker',
  'american-roulette': 'casino.category.american-roulette',
  'live-dealer': 'casino.category.live-dealer',
  'french-roulette': 'casino.category.french-roulette',
  'video-bingo': 'casino.category.video-bingo',
  racing: 'casino.category.racing',
  sports: 'casino.category.sports',
  keno: 'casino.category.keno',
  fighting: 'casino.category.fighting',
  shooting: 'casino.category.shooting',
  'scratch-cards': 'casino.category.scratch-cards',
  card: 'casino.category.card',
  'andar-bahar': 'casino.category.andar-bahar',
  'teen-patti': 'casino.category.teen-patti',
} as const satisfies Record<GameCategory, MessageId>;

/** Name of each collection. */
export const collectionMessage = {
  'mini-games': 'casino.collection.mini-games',
  'top-casino-games': 'casino.collection.top-casino-games',
  'popular-casino': 'casino.collection.popular-casino',
  'new-games': 'casino.collection.new-games',
  'bonus-buy': 'casino.collection.bonus-buy',
  megaways: 'casino.collection.megaways',
  'jackpot-games': 'casino.collection.jackpot-games',
  'live-roulette': 'casino.collection.live-roulette',
  'live-blackjack': 'casino.collection.live-blackjack',
  'live-poker': 'casino.collection.live-poker',
  'live-baccarat': 'casino.collection.live-baccarat',
} as const satisfies Record<GameCollection, MessageId>;

/** Name of each order. */
export const sortMessage = {
  popular: 'casino.sort.popular',
  new: 'casino.sort.new',
  az: 'casino.sort.az',
  rtp: 'casino.sort.rtp',
} as const satisfies Record<GameSortOrder, MessageId>;

/** How a game's volatility is called. */
export const volatilityMessage = {
  low: 'casino.volatility.low',
  medium: 'casino.volatility.medium',
  high: 'casino.volatility.high',
} as const satisfies Record<Game['volatility'], MessageId>;
