import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { createShoe, rankOf, suitOf, type Card } from './card.ts';
import { cardBits, categoryIndexOf, pokerCategories, pokerHandOf, strengthOf, strengthOfSet, weakestOf } from './poker-hand.ts';

const cardsOf = (text: string) => text.split(' ') as Card[];

test.each([
  { cards: 'TS JS QS KS AS 9S 8S', category: 'royal-flush', made: 'AS KS QS JS TS', kickers: '' },
  { cards: 'AS 2S 3S 4S 5S KD KC', category: 'straight-flush', made: '5S 4S 3S 2S AS', kickers: '' },
  { cards: 'AS AH AD AC 2S KD KC', category: 'four-of-a-kind', made: 'AS AH AD AC', kickers: 'KD' },
  { cards: 'AS AH AD KC KS KD 2D', category: 'full-house', made: 'AS AH AD KC KS', kickers: '' },
  { cards: '2S 3S 4S 5S 6D 7D 9S', category: 'flush', made: '9S 5S 4S 3S 2S', kickers: '' },
  { cards: 'AS 2D 3D 4C 5H 6S 9C', category: 'straight', made: '6S 5H 4C 3D 2D', kickers: '' },
  { cards: '5S 5D 5H 4C 3H 2S AC', category: 'straight', made: '5S 4C 3H 2S AC', kickers: '' },
  { cards: '7S 7D 7H KC 2D', category: 'three-of-a-kind', made: '7S 7D 7H', kickers: 'KC 2D' },
  { cards: 'AS AH KD KC QS QH 2D', category: 'two-pair', made: 'AS AH KD KC', kickers: 'QS' },
  { cards: '4S 4D AS KS 9H 2C', category: 'pair', made: '4S 4D', kickers: 'AS KS 9H' },
  { cards: 'AS KD 2C 7H 8H TD 4S', category: 'high-card', made: 'AS', kickers: 'KD TD 8H 7H' },
])('$cards is a $category', ({ cards, category, made, kickers }) => {
  expect(pokerHandOf(cardsOf(cards))).toEqual({ category, made: cardsOf(made), kickers: kickers ? cardsOf(kickers) : [] });
});

test('counts every hand of five cards in its category', () => {
  const { low, high } = cardBits;
  const counts = pokerCategories.map(() => 0);
  const add = (missing: number, from: number, lowBits: number, highBits: number): void => {
    if (missing === 0) {
      const category = categoryIndexOf(strengthOfSet(lowBits, highBits));
      counts[category] = (counts[category] ?? 0) + 1;
      return;
    }
    for (let card = from; card < 52; card++) add(missing - 1, card + 1, lowBits | (low[card] ?? 0), highBits | (high[card] ?? 0));
  };
  add(5, 0, 0, 0);
  expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
});

/** Five cards as a list that compares as the hands do, without bits. */
function plainStrength(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf).toSorted((one, other) => other - one);
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }))
    .toSorted((one, other) => other.count - one.count || other.rank - one.rank);
  const shape = groups.map(({ count }) => count).join('');
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isWheel = ranks.join(' ') === '14 5 4 3 2';
  const isStraight = isWheel || (shape === '11111' && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4);
  const order = isWheel ? [5] : groups.map(({ rank }) => rank);
  const category = isStraight && isFlush ? (order[0] === 14 ? 9 : 8) : shape === '41' ? 7 : shape === '32' ? 6 : isFlush ? 5 : isStraight ? 4 : 0;
  const byShape: Readonly<Record<string, number>> = { '311': 3, '221': 2, '2111': 1 };
  return [category || (byShape[shape] ?? 0), ...order];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : Math.sign((one[at] ?? 0) - (other[at] ?? 0));
}

test('compares hands of five to seven cards as the best five of them compare', () => {
  const next = hmacWords('c'.repeat(64), 'hands', 0);
  for (let round = 0; round < 300; round++) {
    const shoe = createShoe(1, next);
    const shared = [0, 1, 2].slice(0, round % 3).map(() => shoe.deal());
    const hands = [0, 1].map(() => [...shared, ...Array.from({ length: 5 - (round % 2) * (shared.length > 0 ? 1 : 0) }, () => shoe.deal())]);
    const [one = [], other = []] = hands.map((cards) => {
      const { made, kickers } = pokerHandOf(cards);
      const best = plainStrength([...made, ...kickers]);
      // No five of the cards beat those that were chosen.
      for (const first of cards.keys())
        for (const second of cards.keys()) {
          const five = cards.filter((_, index) => cards.length === 5 || (cards.length === 6 ? index !== first : index !== first && index !== second));
          if (five.length === 5) expect(compared(plainStrength(five), best)).toBeLessThanOrEqual(0);
        }
      return best;
    });
    const [oneStrength = 0, otherStrength = 0] = hands.map(strengthOf);
    expect(Math.sign(oneStrength - otherStrength)).toBe(compared(one, other));
  }
});

test('the weakest pair of fours beats every lower pair and loses to every other pair of fours', () => {
  expect(strengthOf(cardsOf('3S 3D AS KS QD'))).toBeLessThan(weakestOf('pair', 4));
  expect(strengthOf(cardsOf('4S 4D 2S 3S 5D'))).toBeGreaterThan(weakestOf('pair', 4));
});
