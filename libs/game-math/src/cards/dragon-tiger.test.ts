import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { wordsToDeal } from './dealing-words.fixtures.ts';
import { dragonTiger, dragonTigerRank } from './dragon-tiger.ts';

test('has the published returns', () => {
  expect(dragonTiger.exampleSpots.map((spot) => dragonTiger.figuresOf(spot).rtpPercent)).toEqual([96.265, 96.265, 89.639, 86.024]);
  expect(dragonTiger.figuresOf('tie').hitRate).toBeCloseTo(0.074699, 6);
});

test('returns what is stated if every second card is dealt to every first card', () => {
  const bets = dragonTiger.exampleSpots.map((spot) => ({ spot, amountMinor: 10_000 }));
  const returned = bets.map(() => 0);
  // Decks and suits are alike, so that the 13 spades of one deck stand for all first cards.
  for (let first = 0; first < 13; first++) {
    for (let second = 0; second < 415; second++) {
      const words = [first, second];
      const { bets: settled } = dragonTiger.play(bets, [], () => words.shift() ?? 0);
      for (const [index, { winMinor }] of settled.entries()) returned[index] = (returned[index] ?? 0) + winMinor;
    }
  }
  for (const [index, spot] of dragonTiger.exampleSpots.entries())
    expect((returned[index] ?? 0) / (13 * 415 * 100)).toBeCloseTo(dragonTiger.figuresOf(spot).rtpPercent, 2);
});

test('the ace is the lowest card', () => {
  expect((['AS', '2S', 'TS', 'KS'] as Card[]).map(dragonTigerRank)).toEqual([1, 2, 10, 13]);
});

test('half of a stake comes back on a tie, cut to a whole unit, and a suited tie wins both bets on ties', () => {
  const bets = dragonTiger.exampleSpots.map((spot) => ({ spot, amountMinor: 7 }));
  const dealt = (...cards: Card[]) => dragonTiger.play(bets, [], wordsToDeal(8, cards));
  const tied = dealt('2S', '2S');
  expect(tied.view).toEqual({ dragon: '2S', tiger: '2S', winner: 'tie', isSuitedTie: true });
  expect(tied.bets.map(({ winMinor }) => winMinor)).toEqual([3, 3, 84, 357]);
  expect(dealt('2S', '2H').bets.map(({ winMinor }) => winMinor)).toEqual([3, 3, 84, 0]);
  expect(dealt('2S', 'AC').bets.map(({ winMinor }) => winMinor)).toEqual([14, 0, 0, 0]);
});
