import { uniformInt, type WordSource } from '../uniform-int.ts';

/** From the lowest to the highest: two to nine, ten, jack, queen, king, ace. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Spades, hearts, diamonds, clubs. */
export const suits = ['S', 'H', 'D', 'C'] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];
/** A card as views show it: the ace of spades is `AS`. */
export type Card = `${Rank}${Suit}`;

/** The 52 cards, suit by suit, each from two to ace. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

export function isCard(value: unknown): value is Card {
  return typeof value === 'string' && (deck as readonly string[]).includes(value);
}

/** 2 to 14; the ace is 14. */
export function rankOf(card: Card): number {
  return ranks.indexOf(card[0] as Rank) + 2;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

/** Deals one card after the other. A card is drawn when it is dealt, with one word, so that nothing that lies ahead exists before its time. */
export type Shoe = {
  deal(): Card;
};

/** A shoe of `decks` decks, from which each card is dealt once. Throws `RangeError` when it is empty. */
export function createShoe(decks: number, next: WordSource): Shoe {
  const left = Array.from({ length: decks }, () => deck).flat();
  return {
    deal() {
      if (left.length === 0) throw new RangeError('The shoe is empty');
      const at = uniformInt(next, left.length);
      const card = left[at] as Card;
      left[at] = left.at(-1) as Card;
      left.pop();
      return card;
    },
  };
}

/** A shoe that never changes: every card is dealt from a full deck. */
export function createEndlessShoe(next: WordSource): Shoe {
  return { deal: () => deck[uniformInt(next, deck.length)] as Card };
}
