import { rankOf, type Card } from './card.ts';
import { cardSetOf } from './poker-hand.ts';
import { videoPokerModel } from './video-poker.ts';

const pays = [
  { id: 'natural-royal-flush', returns: 800 },
  { id: 'four-deuces', returns: 200 },
  { id: 'wild-royal-flush', returns: 25 },
  { id: 'five-of-a-kind', returns: 15 },
  { id: 'straight-flush', returns: 9 },
  { id: 'four-of-a-kind', returns: 4 },
  { id: 'full-house', returns: 4 },
  { id: 'flush', returns: 3 },
  { id: 'straight', returns: 2 },
  { id: 'three-of-a-kind', returns: 1 },
] as const;

const [naturalRoyal, fourDeuces, wildRoyal, fiveOfAKind, straightFlush, fourOfAKind, fullHouse, flush, straight, threeOfAKind] = pays.map(
  (_, index) => index,
) as [number, number, number, number, number, number, number, number, number, number];

const rankMask = (1 << 13) - 1;
const withoutDeuce = rankMask - 1;
const deuce = 2;
/** Ten to ace. */
const royalRanks = 0b1_1111_0000_0000;
/** Every five ranks in a row, from A-2-3-4-5. */
const runs = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, lowest) => 0b1_1111 << lowest)];

function isWithin(ranks: number, others: number): boolean {
  return (ranks & ~others) === 0;
}

/** The row of five cards: deuces stand for any card. */
function payIndexOf(low: number, high: number): number {
  const deuces = (low & 1) + ((low >> 13) & 1) + (high & 1) + ((high >> 13) & 1);
  if (deuces === 4) return fourDeuces;
  const [spades, hearts, diamonds, clubs] = [low & withoutDeuce, (low >> 13) & withoutDeuce, high & withoutDeuce, (high >> 13) & withoutDeuce];
  const all = spades | hearts | diamonds | clubs;
  const two = (spades & hearts) | (diamonds & clubs) | ((spades | hearts) & (diamonds | clubs));
  if (two === 0) {
    // No rank twice, so that the deuces can complete a flush or a straight.
    const isFlush = spades === all || hearts === all || diamonds === all || clubs === all;
    if (isFlush && isWithin(all, royalRanks)) return deuces === 0 ? naturalRoyal : wildRoyal;
    const isStraight = runs.some((run) => isWithin(all, run));
    if (isFlush && isStraight) return straightFlush;
    if (deuces === 3) return fourOfAKind;
    if (isFlush) return flush;
    if (isStraight) return straight;
    return deuces === 2 ? threeOfAKind : -1;
  }
  const three = (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts));
  const highestCount = (spades & hearts & diamonds & clubs) !== 0 ? 4 : three !== 0 ? 3 : 2;
  const sameRank = highestCount + deuces;
  if (sameRank === 5) return fiveOfAKind;
  if (sameRank === 4) return fourOfAKind;
  // Two ranks fill a full house; a third one would be left over.
  const isTwoRanks = (all & (all - 1) & ((all & (all - 1)) - 1)) === 0;
  if (isTwoRanks) return fullHouse;
  return sameRank === 3 ? threeOfAKind : -1;
}

/** All five cards but for four deuces and for cards of one rank, which leave others over. */
function madeOf(cards: readonly Card[]): readonly Card[] {
  const { low, high } = cardSetOf(cards);
  const index = payIndexOf(low, high);
  if (index === fourDeuces) return cards.filter((card) => rankOf(card) === deuce);
  if (index !== fourOfAKind && index !== threeOfAKind) return cards;
  const others = cards.filter((card) => rankOf(card) !== deuce);
  const countOf = (card: Card) => others.filter((other) => rankOf(other) === rankOf(card)).length;
  const [best] = others.toSorted((one, other) => countOf(other) - countOf(one) || rankOf(other) - rankOf(one));
  return cards.filter((card) => rankOf(card) === deuce || (best && rankOf(card) === rankOf(best)));
}

/** Deuces Wild, in which all four deuces stand for any card. 98.913 % with the best hold of every hand. */
export const deucesWild = videoPokerModel({
  id: 'deuces-wild',
  pays,
  payIndexOf,
  madeOf,
  withRank: [
    { returns: 239_072, hits: 133_728 },
    { returns: 52_384, hits: 36_585 },
    { returns: 54_882, hits: 37_596 },
    { returns: 57_380, hits: 38_607 },
    { returns: 59_078, hits: 39_366 },
    { returns: 61_576, hits: 40_377 },
    { returns: 61_576, hits: 40_377 },
    { returns: 61_576, hits: 40_377 },
    { returns: 63_455, hits: 40_377 },
    { returns: 60_957, hits: 39_366 },
    { returns: 58_459, hits: 38_355 },
    { returns: 55_961, hits: 37_344 },
    { returns: 54_429, hits: 36_585 },
  ],
  optimal: { returns: 19_716_573_822_012, hits: 8_842_635_222_252 },
});
