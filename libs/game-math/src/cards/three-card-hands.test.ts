import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { handText, pokerStraights, standingsOf, teenPattiStraights, threeCardHands } from './three-card-deals.fixtures.ts';
import { rankThreeCards, type ThreeCardOrder } from './three-card-hands.ts';

const poker: ThreeCardOrder = {
  kinds: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
  aceTwoThree: 'lowest',
};
const teenPatti: ThreeCardOrder = {
  kinds: ['high-card', 'pair', 'flush', 'straight', 'straight-flush', 'three-of-a-kind'],
  aceTwoThree: 'second',
};

test('there are as many hands of each kind as published', () => {
  const counts = new Map<string, number>();
  for (const hand of threeCardHands) {
    const { kind } = rankThreeCards(hand, poker);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'three-of-a-kind': 52,
    'straight-flush': 48,
    straight: 720,
    flush: 1_096,
    pair: 3_744,
    'high-card': 16_440,
  });
});

test.each([
  { name: 'poker', order: poker, kinds: { high: 0, pair: 1, flush: 2, straight: 3, three: 4, straightFlush: 5 }, straights: pokerStraights },
  {
    name: 'teen patti',
    order: teenPatti,
    kinds: { high: 0, pair: 1, flush: 2, straight: 3, straightFlush: 4, three: 5 },
    straights: teenPattiStraights,
  },
])('all hands stand in the order of $name', ({ order, kinds, straights }) => {
  const byText = standingsOf(threeCardHands.map((hand) => handText(hand, kinds, straights)));
  const scores = threeCardHands.map((hand) => rankThreeCards(hand, order).score);
  const scoreValues = [...new Set(scores)].toSorted((a, b) => a - b);
  const standings = new Map(scoreValues.map((score, standing) => [score, standing]));
  expect(scores.map((score) => standings.get(score))).toEqual([...byText]);
});

test.each<{ description: string; order: ThreeCardOrder; hands: [Card, Card, Card][] }>([
  {
    description: 'A-2-3 is the lowest straight in poker',
    order: poker,
    hands: [
      ['AS', 'KD', 'QS'],
      ['KS', 'QD', 'JS'],
      ['4S', '3D', '2S'],
      ['AS', '2D', '3S'],
    ],
  },
  {
    description: 'A-2-3 is the second sequence in teen patti',
    order: teenPatti,
    hands: [
      ['AS', 'KD', 'QS'],
      ['AS', '2D', '3S'],
      ['KS', 'QD', 'JS'],
      ['4S', '3D', '2S'],
    ],
  },
  {
    description: 'a trail beats a pure sequence in teen patti',
    order: teenPatti,
    hands: [
      ['2S', '2D', '2H'],
      ['AS', 'KS', 'QS'],
      ['2S', '3S', '4S'],
      ['AS', 'KS', 'QD'],
      ['AS', 'KS', 'JS'],
      ['AS', 'AD', 'KS'],
      ['3S', '3D', 'AS'],
      ['2S', '2D', 'AS'],
      ['2S', '2D', '3S'],
      ['AS', 'KS', 'JD'],
      ['5S', '3S', '2D'],
    ],
  },
])('$description', ({ order, hands }) => {
  const scores = hands.map((hand) => rankThreeCards(hand, order).score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});
