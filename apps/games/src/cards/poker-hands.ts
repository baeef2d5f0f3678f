import type { PokerCategory } from '@playfront/game-math';
import type { TextId } from '../frame/texts.ts';

/** The name of each poker hand; hands of three cards use some of them. */
export const pokerHandTexts = {
  'high-card': 'games.poker.hand.high_card',
  pair: 'games.poker.hand.pair',
  'two-pair': 'games.poker.hand.two_pair',
  'three-of-a-kind': 'games.poker.hand.three_of_a_kind',
  straight: 'games.poker.hand.straight',
  flush: 'games.poker.hand.flush',
  'full-house': 'games.poker.hand.full_house',
  'four-of-a-kind': 'games.poker.hand.four_of_a_kind',
  'straight-flush': 'games.poker.hand.straight_flush',
  'royal-flush': 'games.poker.hand.royal_flush',
} as const satisfies Record<PokerCategory, TextId>;
