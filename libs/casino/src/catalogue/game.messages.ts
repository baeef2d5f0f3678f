import type { Game, GameCategory, GameCollection, GameSortOrder } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

const categories = {
  slots: 'casino.category.slots',
  baccarat: 'casino.category.baccarat',
  blackjack: 'casino.category.blackjack',
  'skill-games': 'casino.category.skill_games',
  'instant-win': 'casino.category.instant_win',
  bingo: 'casino.category.bingo',
  fishing: 'casino.category.fishing',
  roulette: 'casino.category.roulette',
  poker: 'casino.category.poker',
  'casual-games': 'casino.category.casual_games',
  'hi-lo-switch': 'casino.category.hi_lo_switch',
  'video-poker': 'casino.category.video_poker',
  lottery: 'casino.category.lottery',
  dice: 'casino.category.dice',
  'sic-bo': 'casino.category.sic_bo',
  'casino-holdem': 'casino.category.casino_holdem',
  'european-roulette': 'casino.category.european_roulette',
  'russian-poker': 'casino.category.russian_poker',
  'american-roulette': 'casino.category.american_roulette',
  'live-dealer': 'casino.category.live_dealer',
  'french-roulette': 'casino.category.french_roulette',
  'video-bingo': 'casino.category.video_bingo',
  racing: 'casino.category.racing',
  sports: 'casino.category.sports',
  keno: 'casino.category.keno',
  fighting: 'casino.category.fighting',
  shooting: 'casino.category.shooting',
  'scratch-cards': 'casino.category.scratch_cards',
  card: 'casino.category.card',
  'andar-bahar': 'casino.category.andar_bahar',
  'teen-patti': 'casino.category.teen_patti',
} as const satisfies Record<GameCategory, MessageId>;

/** Name of each category. */
export const categoryMessage: Readonly<Record<GameCategory, MessageId>> = categories;

const collections = {
  'mini-games': 'casino.collection.mini_games',
  'top-casino-games': 'casino.collection.top_casino_games',
  'popular-casino': 'casino.collection.popular_casino',
  'new-games': 'casino.collection.new_games',
  'bonus-buy': 'casino.collection.bonus_buy',
  megaways: 'casino.collection.megaways',
  'jackpot-games': 'casino.collection.jackpot_games',
  'live-roulette': 'casino.collection.live_roulette',
  'live-blackjack': 'casino.collection.live_blackjack',
  'live-poker': 'casino.collection.live_poker',
  'live-baccarat': 'casino.collection.live_baccarat',
} as const satisfies Record<GameCollection, MessageId>;

/** Name of each collection. */
export const collectionMessage: Readonly<Record<GameCollection, MessageId>> = collections;

/** Name of each sort order. */
export const sortMessage = {
  popular: 'casino.sort.popular',
  new: 'casino.sort.new',
  az: 'casino.sort.az',
  rtp: 'casino.sort.rtp',
} as const satisfies Record<GameSortOrder, MessageId>;

/** Name of each volatility. */
export const volatilityMessage = {
  low: 'casino.volatility.low',
  medium: 'casino.volatility.medium',
  high: 'casino.volatility.high',
} as const satisfies Record<Game['volatility'], MessageId>;
