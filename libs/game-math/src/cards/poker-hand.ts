import { deck, rankOf, suitOf, suits, type Card } from './card.ts';

/** From the lowest to the highest. */
export const pokerCategories = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

export type PokerCategory = (typeof pokerCategories)[number];

/** The best five of five to seven cards. */
export type PokerHand = {
  readonly category: PokerCategory;
  /** The cards that make the hand, highest first: both cards of a pair, all five of a straight, the highest card of a hand without a combination. */
  readonly made: readonly Card[];
  /** The other cards of the best five, highest first. */
  readonly kickers: readonly Card[];
};

/** A set of cards as bits, so that enumerations add a card with two operations: one bit per rank, two suits in each number. */
export type CardSet = { readonly low: number; readonly high: number };

const rankBits = 13;
const rankMask = (1 << rankBits) - 1;
const [highCard, pair, twoPair, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** The bits of each card of `deck`, for loops over many hands; `low[i]` and `high[i]` belong to `deck[i]`. */
export const cardBits = {
  low: deck.map((card) => (suits.indexOf(suitOf(card)) < 2 ? bitOf(card) : 0)),
  high: deck.map((card) => (suits.indexOf(suitOf(card)) < 2 ? 0 : bitOf(card))),
} as const;

/** How many cards of one rank make the combination. */
const copies: Readonly<Record<number, number>> = { [pair]: 2, [twoPair]: 2, [threeOfAKind]: 3, [fourOfAKind]: 4 };

function bitOf(card: Card): number {
  return 1 << (rankOf(card) - 2 + rankBits * (suits.indexOf(suitOf(card)) % 2));
}

/** The place of a card in `deck`. */
export function deckIndexOf(card: Card): number {
  return suits.indexOf(suitOf(card)) * rankBits + rankOf(card) - 2;
}

export function cardSetOf(cards: readonly Card[]): CardSet {
  let [low, high] = [0, 0];
  for (const card of cards) {
    low |= cardBits.low[deckIndexOf(card)] ?? 0;
    high |= cardBits.high[deckIndexOf(card)] ?? 0;
  }
  return { low, high };
}

function topBit(mask: number): number {
  return 1 << (31 - Math.clz32(mask));
}

/** The highest `count` bits; the mask has at least as many. */
function topBits(mask: number, count: number): number {
  let top = 0;
  for (let taken = 0; taken < count; taken++) top |= topBit(mask ^ top);
  return top;
}

function hasFiveBits(mask: number): boolean {
  let left = mask & (mask - 1);
  left &= left - 1;
  left &= left - 1;
  return (left & (left - 1)) !== 0;
}

/** The highest rank of the best straight as a bit, the five of A-2-3-4-5 included; 0 without a straight. */
export function straightTop(ranks: number): number {
  const withLowAce = (ranks << 1) | (ranks >> (rankBits - 1));
  const starts = withLowAce & (withLowAce >> 1) & (withLowAce >> 2) & (withLowAce >> 3) & (withLowAce >> 4);
  return starts === 0 ? 0 : topBit(starts) << 3;
}

function packed(category: number, first: number, second: number): number {
  return (category << (2 * rankBits)) | (first << rankBits) | second;
}

/** The strength of the best five of five to seven cards: the higher one wins, equal ones tie. `categoryIndexOf` reads its category. */
export function strengthOfSet(low: number, high: number): number {
  const [spades, hearts, diamonds, clubs] = [low & rankMask, low >> rankBits, high & rankMask, high >> rankBits];
  const all = spades | hearts | diamonds | clubs;
  const suited = hasFiveBits(spades) ? spades : hasFiveBits(hearts) ? hearts : hasFiveBits(diamonds) ? diamonds : hasFiveBits(clubs) ? clubs : 0;
  if (suited !== 0) {
    const top = straightTop(suited);
    if (top !== 0) return packed(top === 1 << (rankBits - 1) ? royalFlush : straightFlush, top, 0);
    // Five of seven cards in one suit leave no space for four of a kind or a full house.
    return packed(flush, 0, topBits(suited, 5));
  }
  const two = (spades & hearts) | (diamonds & clubs) | ((spades | hearts) & (diamonds | clubs));
  if (two === 0) {
    const top = straightTop(all);
    return top === 0 ? packed(highCard, 0, topBits(all, 5)) : packed(straight, top, 0);
  }
  const three = (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts));
  if (three !== 0) {
    const four = spades & hearts & diamonds & clubs;
    if (four !== 0) return packed(fourOfAKind, four, topBit(all ^ four));
    const trips = topBit(three);
    if (two !== trips) return packed(fullHouse, trips, topBit(two ^ trips));
    const top = straightTop(all);
    return top === 0 ? packed(threeOfAKind, trips, topBits(all ^ trips, 2)) : packed(straight, top, 0);
  }
  const top = straightTop(all);
  if (top !== 0) return packed(straight, top, 0);
  const first = topBit(two);
  if (two === first) return packed(pair, first, topBits(all ^ first, 3));
  const pairs = topBits(two, 2);
  return packed(twoPair, pairs, topBit(all ^ pairs));
}

/** The strength of the best five of five to seven cards: the higher one wins, equal ones tie. */
export function strengthOf(cards: readonly Card[]): number {
  const { low, high } = cardSetOf(cards);
  return strengthOfSet(low, high);
}

/** The category of a strength, as an index of `pokerCategories`. */
export function categoryIndexOf(strength: number): number {
  return strength >> (2 * rankBits);
}

/** The weakest strength of a category whose combination has this rank, 2 to 14: what a dealer needs to qualify with a pair of fours. */
export function weakestOf(category: 'pair' | 'three-of-a-kind', rank: number): number {
  return packed(pokerCategories.indexOf(category), 1 << (rank - 2), 0);
}

/** Whether a hand is a pair or better, or has an ace and a king: what a dealer of Caribbean games needs to qualify. */
export function isAceKingOrBetter(strength: number): boolean {
  const aceAndKing = 0b11 << (rankBits - 2);
  return categoryIndexOf(strength) > highCard || (strength & aceAndKing) === aceAndKing;
}

/** Ranks of a mask, highest first. */
function ranksIn(mask: number): number[] {
  return Array.from({ length: rankBits }, (_, index) => 14 - index).filter((rank) => (mask >> (rank - 2)) & 1);
}

/** The ranks of a straight, highest first; the ace is last in A-2-3-4-5. */
function straightRanks(top: number): number[] {
  const [highest = 0] = ranksIn(top);
  return [0, 1, 2, 3, 4].map((below) => (highest - below === 1 ? 14 : highest - below));
}

/** The best five of five to seven cards, with those that make the hand. */
export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const strength = strengthOf(cards);
  const index = categoryIndexOf(strength);
  const [first, second] = [(strength >> rankBits) & rankMask, strength & rankMask];
  const pool = [...cards];
  const isSuited = index === flush || index >= straightFlush;
  const suit = suits.find((one) => isSuited && cards.filter((card) => suitOf(card) === one).length >= 5);
  /** Takes up to `count` cards of each rank. */
  const take = (ranks: readonly number[], count: number) =>
    ranks.flatMap((rank) => pool.filter((card) => rankOf(card) === rank && (!suit || suitOf(card) === suit)).slice(0, count));

  const category = pokerCategories[index] ?? 'high-card';
  if (index === straight || index >= straightFlush) return { category, made: take(straightRanks(first), 1), kickers: [] };
  if (index === flush) return { category, made: take(ranksIn(second), 1), kickers: [] };
  if (index === fullHouse) return { category, made: [...take(ranksIn(first), 3), ...take(ranksIn(second), 2)], kickers: [] };
  if (index === highCard) return { category, made: take(ranksIn(second).slice(0, 1), 1), kickers: take(ranksIn(second).slice(1), 1) };
  return { category, made: take(ranksIn(first), copies[index] ?? 0), kickers: take(ranksIn(second), 1) };
}
