import { expect, test } from 'vitest';
import { bankerDrawsAgainst, countBaccaratDeals } from './baccarat-deals.fixtures.ts';
import { baccarat, baccaratTotal, bankerDraws } from './baccarat.ts';
import type { Card } from './card.ts';
import { wordsToDeal } from './dealing-words.fixtures.ts';

const bets = baccarat.exampleSpots.map((spot) => ({ spot, amountMinor: 105 }));

test('has the published returns', () => {
  expect(baccarat.exampleSpots.map((spot) => baccarat.figuresOf(spot).rtpPercent)).toEqual([98.765, 98.942, 85.64, 89.639, 89.639]);
  expect(baccarat.figuresOf('tie').hitRate).toBeCloseTo(0.095156, 6);
});

test('states what all deals of six cards return', () => {
  const { player, banker, tie } = countBaccaratDeals(8);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  // The counts that are published for eight decks.
  expect([player, banker, tie].map(sum)).toEqual([2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216]);
  const all = sum([...player, ...banker, ...tie]);
  const withPlayerPair = [player, banker, tie].map((counts) => (counts[1] ?? 0) + (counts[3] ?? 0));
  const withBankerPair = [player, banker, tie].map((counts) => (counts[2] ?? 0) + (counts[3] ?? 0));
  const returns = [
    (2 * sum(player) + sum(tie)) / all,
    (1.95 * sum(banker) + sum(tie)) / all,
    (9 * sum(tie)) / all,
    (12 * sum(withPlayerPair)) / all,
    (12 * sum(withBankerPair)) / all,
  ];
  for (const [index, spot] of baccarat.exampleSpots.entries())
    expect(Math.abs((returns[index] ?? 0) * 100 - baccarat.figuresOf(spot).rtpPercent)).toBeLessThan(0.000501);
  expect(baccarat.figuresOf('banker').hitRate).toBeCloseTo((sum(banker) + sum(tie)) / all, 12);
  // Any second card of the rank of the first, whatever else is dealt.
  expect(sum(withPlayerPair) / all).toBeCloseTo(31 / 415, 12);
});

test('the banker draws by the table', () => {
  for (const [total, against] of bankerDrawsAgainst.entries())
    for (const third of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(bankerDraws(total, third), `${total} against ${third}`).toBe(against.includes(third === null ? '-' : String(third)));
});

test.each<{ description: string; cards: Card[]; expected: object; won: number[] }>([
  {
    description: 'a natural ends the round, and the commission is cut to a whole unit',
    cards: ['2S', '9S', '3S', 'KS'],
    expected: { player: ['2S', '3S'], banker: ['9S', 'KS'], playerTotal: 5, bankerTotal: 9, winner: 'banker' },
    // 105 × 1.95 is 204.75.
    won: [0, 204, 0, 0, 0],
  },
  {
    description: 'both draw, the player first',
    cards: ['2S', 'TS', '3S', '4S', 'KS', '9D'],
    expected: { player: ['2S', '3S', 'KS'], banker: ['TS', '4S'], playerTotal: 5, bankerTotal: 4, winner: 'player' },
    won: [210, 0, 0, 0, 0],
  },
  {
    description: 'a player who stands lets the banker draw on five',
    cards: ['2S', 'TS', '4S', '5S', 'AD'],
    expected: { player: ['2S', '4S'], banker: ['TS', '5S', 'AD'], winner: 'tie' },
    won: [105, 105, 945, 0, 0],
  },
  {
    description: 'pairs are of the same rank, not of the same points',
    cards: ['QS', 'TS', 'QD', 'KD', 'AH', '2H'],
    expected: { player: ['QS', 'QD', 'AH'], banker: ['TS', 'KD', '2H'], winner: 'banker', hasPlayerPair: true, hasBankerPair: false },
    won: [0, 204, 0, 1260, 0],
  },
])('$description', ({ cards, expected, won }) => {
  const played = baccarat.play(bets, [], wordsToDeal(8, cards));
  expect(played.view).toMatchObject(expected);
  expect(played.bets.map(({ winMinor }) => winMinor)).toEqual(won);
});

test('counts points', () => {
  expect(
    [
      ['KS', '9D'],
      ['7S', '8D'],
      ['AS', 'TD', '5H'],
    ].map((cards) => baccaratTotal(cards as Card[])),
  ).toEqual([9, 5, 6]);
});
