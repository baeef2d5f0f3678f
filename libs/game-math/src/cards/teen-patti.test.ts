import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { wordsToDeal } from './dealing-words.fixtures.ts';
import { pairPlusReturns, teenPatti, teenPattiRankings } from './teen-patti.ts';
import { forEachDeal, handText, standingsOf, teenPattiStraights, threeCardHands, twoHandDeals } from './three-card-deals.fixtures.ts';

const rtp = (spot: string) => teenPatti.figuresOf(spot).rtpPercent;

test('has the published returns', () => {
  // A trail, though the more frequent, is the higher hand and has the higher pay: 97.864 %. With the two pays exchanged it would be 97.683 %.
  expect(teenPatti.exampleSpots.map(rtp)).toEqual([97.503, 97.503, 97.864, 97.864]);
});

test('states what all 407,170,400 deals return', () => {
  const texts = threeCardHands.map((hand) =>
    handText(hand, { high: 0, pair: 1, flush: 2, straight: 3, straightFlush: 4, three: 5 }, teenPattiStraights),
  );
  const standings = standingsOf(texts);
  const kinds = Int32Array.from(texts, (text) => Number(text[0]));
  let [all, wins, ties, paid, hits] = [0, 0, 0, 0, 0];
  const pays = teenPattiRankings.map((ranking) => pairPlusReturns[ranking]);
  // The highest return together of a bet on player A and both bets on pairs, by the ranking of A.
  const highest = teenPattiRankings.map(() => 0);
  forEachDeal((a, b, deals) => {
    const [kindA = 0, kindB = 0] = [kinds[a], kinds[b]];
    const difference = (standings[a] ?? 0) - (standings[b] ?? 0);
    const pay = pays[kindA] ?? 0;
    all += deals;
    paid += pay * deals;
    if (pay > 0) hits += deals;
    if (difference > 0) wins += deals;
    if (difference === 0) ties += deals;
    if (difference > 0) highest[kindA] = Math.max(highest[kindA] ?? 0, 1.95 + pay + (pays[kindB] ?? 0));
  });
  expect(all).toBe(twoHandDeals);
  // The published number of ties.
  expect(ties).toBe(450_528);
  expect(((1.95 * wins + ties) / all) * 100).toBeCloseTo(rtp('a'), 2);
  expect((paid / all) * 100).toBeCloseTo(rtp('a-pair-plus'), 2);
  expect(teenPatti.figuresOf('a').hitRate).toBeCloseTo((wins + ties) / all, 12);
  expect(teenPatti.figuresOf('b').hitRate).toBeCloseTo((wins + ties) / all, 12);
  for (const spot of ['a-pair-plus', 'b-pair-plus']) expect(teenPatti.figuresOf(spot).hitRate).toBeCloseTo(hits / all, 12);
  const bets = teenPatti.exampleSpots.map((spot) => ({ spot, amountMinor: 100 }));
  expect(teenPatti.highestReturnOf(bets.filter(({ spot }) => spot !== 'b'))).toBe(Math.max(...highest) * 100);
});

test.each<{ description: string; a: [Card, Card, Card]; b: [Card, Card, Card]; expected: object; won: number[] }>([
  {
    description: 'a trail beats a pure sequence',
    a: ['AS', 'KS', 'QS'],
    b: ['2S', '2D', '2H'],
    expected: { winner: 'b', a: { ranking: 'pure-sequence' }, b: { ranking: 'trail' } },
    won: [0, 204, 3_255, 4_305],
  },
  {
    description: 'A-2-3 beats K-Q-J',
    a: ['2D', 'AS', '3S'],
    b: ['KS', 'QD', 'JS'],
    expected: { winner: 'a', a: { ranking: 'sequence' }, b: { ranking: 'sequence' } },
    won: [204, 0, 735, 735],
  },
  {
    description: 'a tie returns both stakes',
    a: ['KS', '7D', '2S'],
    b: ['7S', 'KD', '2D'],
    expected: { winner: 'tie', a: { ranking: 'high' }, b: { ranking: 'high' } },
    won: [105, 105, 0, 0],
  },
])('$description', ({ a, b, expected, won }) => {
  const inTurn = a.flatMap((card, round) => [card, b[round] ?? card]);
  const bets = teenPatti.exampleSpots.map((spot) => ({ spot, amountMinor: 105 }));
  const { view, bets: settled } = teenPatti.play(bets, [], wordsToDeal(1, inTurn));
  expect(view).toMatchObject(expected);
  expect([view.a.cards, view.b.cards]).toEqual([a, b]);
  expect(settled.map(({ winMinor }) => winMinor)).toEqual(won);
});
