import { deck, rankOf, ranks, suitOf, suits, type Card } from './card.ts';

/** A hand as a text that sorts like its value: its place among the kinds, then its ranks as letters. */
export type HandText = string;

const letterOf = (rank: number) => String.fromCharCode(96 + rank);

/** Ranks a hand by counting its ranks, without the code of the games. `kinds` are numbers from 0; the highest wins. */
export function handText(
  cards: readonly Card[],
  kinds: Readonly<Record<'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straightFlush', number>>,
  straights: readonly string[],
): HandText {
  const byRank = ranks.toReversed().map((rank) => ({ rank, count: cards.filter((card) => card.startsWith(rank)).length }));
  const held = byRank.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const isFlush = suits.some((suit) => cards.every((card) => card.endsWith(suit)));
  const straight = straights.indexOf(held.map(({ rank }) => rank).join(''));
  const tieBreak = held.map(({ rank }) => letterOf(ranks.indexOf(rank) + 1)).join('');
  if (held.length === 1) return `${kinds.three}${tieBreak}`;
  if (held.length === 2) return `${kinds.pair}${tieBreak}`;
  if (straight >= 0) return `${isFlush ? kinds.straightFlush : kinds.straight}${letterOf(straights.length - straight)}`;
  return `${isFlush ? kinds.flush : kinds.high}${tieBreak}`;
}

/** Straights from the highest to the lowest as they are read from the highest card. */
const runs = Array.from({ length: 11 }, (_, index) =>
  ranks
    .toReversed()
    .slice(index, index + 3)
    .join(''),
);
export const pokerStraights = [...runs, 'A32'];
export const teenPattiStraights = [...runs.slice(0, 1), 'A32', ...runs.slice(1)];

/** All 22,100 hands. */
export const threeCardHands: readonly (readonly [Card, Card, Card])[] = deck.flatMap((a, i) =>
  deck.slice(i + 1).flatMap((b, j) => deck.slice(i + j + 2).map((c): [Card, Card, Card] => [a, b, c])),
);

/** Deals of two hands from one deck. */
export const twoHandDeals = 22_100 * 18_424;

/** The same for hands that differ in the names of suits only. */
function shapeOf(hand: readonly Card[]): string {
  const sorted = hand.toSorted((a, b) => rankOf(b) - rankOf(a));
  // Cards of equal rank are interchangeable: the suits of three ranks are named in order of appearance, and a pair has no order.
  const inOrder = (cards: readonly Card[]) => {
    const seen = [...new Set(cards.map(suitOf))];
    return cards.map((card) => `${card[0]}${seen.indexOf(suitOf(card))}`).join(' ');
  };
  const [x, y, z] = sorted;
  const swaps =
    x && y && z ? [sorted, [y, x, z], [x, z, y], [z, y, x]].filter((cards) => cards.every((card, at) => card[0] === sorted[at]?.[0])) : [];
  return swaps.map(inOrder).toSorted()[0] ?? '';
}

/**
 * Calls `count` for every deal of two hands, as places in `threeCardHands`, with the number of deals it stands for: first hands that differ in the names
 * of suits only are dealt once.
 */
export function forEachDeal(count: (first: number, second: number, deals: number) => void): void {
  const shapes = new Map<string, { first: number; deals: number }>();
  for (const [first, hand] of threeCardHands.entries()) {
    const shape = shapeOf(hand);
    const known = shapes.get(shape);
    if (known) known.deals++;
    else shapes.set(shape, { first, deals: 1 });
  }
  const bits = threeCardHands.map((hand) => hand.map((card) => deck.indexOf(card)));
  const low = Int32Array.from(bits, (places) => places.reduce((sum, place) => sum | (place < 26 ? 1 << place : 0), 0));
  const high = Int32Array.from(bits, (places) => places.reduce((sum, place) => sum | (place >= 26 ? 1 << (place - 26) : 0), 0));
  for (const { first, deals } of shapes.values())
    for (let second = 0; second < threeCardHands.length; second++)
      if (((low[first] ?? 0) & (low[second] ?? 0)) === 0 && ((high[first] ?? 0) & (high[second] ?? 0)) === 0) count(first, second, deals);
}

/** The place of each hand among all values, so that two hands are compared as numbers. */
export function standingsOf(texts: readonly HandText[]): Int32Array {
  const values = new Map([...new Set(texts)].toSorted().map((text, value) => [text, value]));
  return Int32Array.from(texts, (text) => values.get(text) ?? 0);
}
