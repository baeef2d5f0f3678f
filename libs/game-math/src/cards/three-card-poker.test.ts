import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import type { Card } from './card.ts';
import { wordsToDeal } from './dealing-words.fixtures.ts';
import { forEachDeal, handText, pokerStraights, standingsOf, threeCardHands, twoHandDeals } from './three-card-deals.fixtures.ts';
import { threeCardPoker, threeCardPokerMove } from './three-card-poker.ts';

const ante = { spot: 'ante', amountMinor: 100 };
const pairPlus = { spot: 'pair-plus', amountMinor: 50 };

test('states its returns', () => {
  expect(threeCardPoker.figuresOf('ante').rtpPercent).toBe(97.985);
  expect(threeCardPoker.figuresOf('pair-plus').rtpPercent).toBe(97.683);
});

test('states what all 407,170,400 deals return with the best decision of every hand', () => {
  const texts = threeCardHands.map((hand) => handText(hand, { high: 0, pair: 1, flush: 2, straight: 3, three: 4, straightFlush: 5 }, pokerStraights));
  const standings = standingsOf(texts);
  const bonuses = texts.map((text) => [0, 0, 0, 1, 4, 5][Number(text[0])] ?? 0);
  // Queen high: the letters of a hand name its ranks, from a for two.
  const qualifies = texts.map((text) => text >= '0k');
  const sums = () => new Float64Array(threeCardHands.length);
  const [gained, hit, dealt] = [sums(), sums(), sums()];
  const add = (to: Float64Array, hand: number, by: number) => {
    to[hand] = (to[hand] ?? 0) + by;
  };
  forEachDeal((player, dealer, deals) => {
    const difference = (standings[player] ?? 0) - (standings[dealer] ?? 0);
    const net = (qualifies[dealer] ? 2 * Math.sign(difference) : 1) + (bonuses[player] ?? 0);
    add(gained, player, net * deals);
    if (net > -2) add(hit, player, deals);
    add(dealt, player, deals);
  });

  let [net, hits, all, played] = [0, 0, 0, 0];
  for (const [hand, deals] of dealt.entries()) {
    if (deals === 0) continue;
    const gain = gained[hand] ?? 0;
    const isBetterPlayed = gain > -deals;
    expect(threeCardPokerMove(threeCardHands[hand] ?? []), texts[hand]).toBe(isBetterPlayed ? 'play' : 'fold');
    net += isBetterPlayed ? gain : -deals;
    hits += isBetterPlayed ? (hit[hand] ?? 0) : 0;
    played += isBetterPlayed ? deals : 0;
    all += deals;
  }
  const { rtpPercent, hitRate } = threeCardPoker.figuresOf('ante');
  expect(all).toBe(twoHandDeals);
  expect(Math.abs((1 + net / (all + played)) * 100 - rtpPercent)).toBeLessThan(0.000501);
  expect(hitRate).toBeCloseTo(hits / all, 12);
  // The published return by ante, which leaves out the stakes on play.
  expect((1 + net / all) * 100).toBeCloseTo(96.627, 3);
});

test('plays queen, six, four and better', () => {
  const moveWith = (...cards: Card[]) => threeCardPokerMove(cards);
  expect([moveWith('QS', '6D', '4H'), moveWith('QS', '6D', '3H'), moveWith('QS', '5D', '4H'), moveWith('JS', 'TD', '8H')]).toEqual([
    'play',
    'fold',
    'fold',
    'fold',
  ]);
  expect([moveWith('KS', '3D', '2H'), moveWith('2S', '2D', '3H'), moveWith('2S', '3S', '5S')]).toEqual(['play', 'play', 'play']);
});

describe('a round', () => {
  test('deals no card of the dealer before the decision, and asks for the stake of the ante', () => {
    let drawn = 0;
    const words = hmacWords('a'.repeat(64), 'client-seed', 0);
    const opened = threeCardPoker.play([ante, pairPlus], [], () => {
      drawn++;
      return words();
    });
    expect(drawn).toBe(3);
    expect(opened).toMatchObject({ view: { dealer: null, state: 'open' }, stakeMinor: 150, winMinor: 0 });
    expect(opened.moves).toEqual([
      { id: 'play', costMinor: 100 },
      { id: 'fold', costMinor: 0 },
    ]);
  });

  test.each<{ description: string; player: [Card, Card, Card]; dealer: [Card, Card, Card]; state: string; won: number[] }>([
    { description: 'wins the ante only', player: ['KS', '3D', '2H'], dealer: ['JS', 'TD', '8H'], state: 'unqualified', won: [300, 0] },
    {
      description: 'wins the ante although an unqualified hand is higher',
      player: ['6S', '3D', '2H'],
      dealer: ['JS', 'TD', '8H'],
      state: 'unqualified',
      won: [300, 0],
    },
    { description: 'loses both to a flush', player: ['KS', '3D', '2H'], dealer: ['QS', '4S', '2S'], state: 'lost', won: [0, 0] },
    { description: 'wins both with a pair', player: ['KS', 'KD', '2H'], dealer: ['QS', '3S', '2D'], state: 'won', won: [400, 100] },
    { description: 'gets both back on a tie', player: ['KS', '7D', '2H'], dealer: ['KD', '7S', '2D'], state: 'tied', won: [200, 0] },
    { description: 'gets the bonus of a straight that lost', player: ['4S', '3D', '2H'], dealer: ['5S', '4D', '3H'], state: 'lost', won: [100, 350] },
    {
      description: 'gets the bonus and the pay of a straight flush',
      player: ['AS', '2S', '3S'],
      dealer: ['AD', 'AH', 'AC'],
      state: 'won',
      won: [900, 2_050],
    },
  ])('that is played $description', ({ player, dealer, state, won }) => {
    const played = threeCardPoker.play([ante, pairPlus], ['play'], wordsToDeal(1, [...player, ...dealer]));
    expect(played.view).toMatchObject({ player: { cards: player }, dealer: { cards: dealer }, state });
    expect(played.bets.map(({ winMinor }) => winMinor)).toEqual(won);
    expect(played).toMatchObject({ stakeMinor: 250, moves: [] });
  });

  test.each(['fold', 'leave'])('that ends with %s loses the ante and its bonus, not pair plus', (move) => {
    const folded = threeCardPoker.play([ante, pairPlus], [move], wordsToDeal(1, ['4S', '3D', '2H', 'QS', '3S', '2S']));
    expect(folded).toMatchObject({ view: { state: 'folded', bonus: 0 }, stakeMinor: 150, winMinor: 350, moves: [] });
  });

  test('without an ante is over at once', () => {
    const played = threeCardPoker.play([pairPlus], [], wordsToDeal(1, ['2S', '2D', '3H', 'QS', 'QD', '3S']));
    expect(played).toMatchObject({ view: { state: 'none', player: { kind: 'pair' }, dealer: { kind: 'pair' } }, winMinor: 100, moves: [] });
  });
});
