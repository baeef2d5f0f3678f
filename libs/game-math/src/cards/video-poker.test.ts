import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import type { Card } from './card.ts';
import { deucesWild } from './deuces-wild.ts';
import { jacksOrBetter } from './jacks-or-better.ts';
import { cardBits, cardSetOf } from './poker-hand.ts';
import { bestHold } from './video-poker-strategy.ts';
import { holdMove, type VideoPokerModel, type VideoPokerRules } from './video-poker.ts';

const cardsOf = (text: string) => text.split(' ') as Card[];
const words = (nonce: number) => hmacWords('a'.repeat(64), 'client-seed', nonce);
const hands = (count: number) => Array.from({ length: count }, () => ({ spot: 'hand', amountMinor: 100 }));

function payOf({ pays, payIndexOf, madeOf }: VideoPokerRules, text: string) {
  const cards = cardsOf(text);
  const { low, high } = cardSetOf(cards);
  return { pay: pays[payIndexOf(low, high)]?.id ?? null, made: madeOf(cards).join(' ') };
}

test.each([
  ['TS JS QS KS AS', 'royal-flush', 'AS KS QS JS TS'],
  ['9S 9D 9H 2C 2D', 'full-house', '9S 9D 9H 2C 2D'],
  ['JS JD 2H 3C 4D', 'jacks-or-better', 'JS JD'],
  ['TS TD AH KC QD', null, undefined],
])('jacks or better: %s', (cards, pay, made) => {
  expect(payOf(jacksOrBetter.rules, cards)).toEqual({ pay, made: made ?? 'TS TD' });
});

test.each([
  ['TS JS QS KS AS', 'natural-royal-flush', 'TS JS QS KS AS'],
  ['2S 2D 2H 2C AS', 'four-deuces', '2S 2D 2H 2C'],
  ['2S 2D 2H KC AC', 'wild-royal-flush', '2S 2D 2H KC AC'],
  ['2S 2D 2H KC KD', 'five-of-a-kind', '2S 2D 2H KC KD'],
  ['2S 2D 2H KC 9C', 'straight-flush', '2S 2D 2H KC 9C'],
  ['2S 2D 2H KC 8C', 'four-of-a-kind', '2S 2D 2H KC'],
  ['2S AC 3C 4C 5C', 'straight-flush', '2S AC 3C 4C 5C'],
  ['2S 9C 9D 9H 5C', 'four-of-a-kind', '2S 9C 9D 9H'],
  ['2S 9C 9D 5H 5C', 'full-house', '2S 9C 9D 5H 5C'],
  ['2S 2D 9C 5C 3C', 'flush', '2S 2D 9C 5C 3C'],
  ['2S AD 3C 4C 5C', 'straight', '2S AD 3C 4C 5C'],
  ['2S 2D QC 5C 9D', 'three-of-a-kind', '2S 2D QC'],
  ['2S 9C 9D 5H 6C', 'three-of-a-kind', '2S 9C 9D'],
])('deuces wild: %s', (cards, pay, made) => {
  expect(payOf(deucesWild.rules, cards)).toEqual({ pay, made });
});

test.each(['2S AC KD 9H 5C', '9C 9D 5H 5C 3D', 'AS AD 9C 5C 3C'])('deuces wild: %s returns nothing', (cards) => {
  expect(payOf(deucesWild.rules, cards).pay).toBeNull();
});

// Published: 99.5439 and 98.9131 per cent.
test.each([
  { model: jacksOrBetter, rtpPercent: 99.544, hitRate: 0.454_565 },
  { model: deucesWild, rtpPercent: 98.913, hitRate: 0.443_613 },
])('$model.id returns what is published for its pay table', ({ model, rtpPercent, hitRate }) => {
  expect(model.figuresOf('hand').rtpPercent).toBe(rtpPercent);
  expect(model.figuresOf('hand').hitRate).toBeCloseTo(hitRate, 6);
});

describe.each([jacksOrBetter, deucesWild])('$id', (model: VideoPokerModel) => {
  const { rules } = model;

  test('states what all hands with one card of each rank add up to', () => {
    const { low, high } = cardBits;
    for (let rank = 0; rank < 13; rank++) {
      let [returns, hits] = [0, 0];
      const add = (missing: number, from: number, lowBits: number, highBits: number): void => {
        if (missing === 0) {
          const index = rules.payIndexOf(lowBits, highBits);
          if (index >= 0) hits++;
          returns += rules.pays[index]?.returns ?? 0;
          return;
        }
        for (let card = from; card < 52; card++)
          if (card !== rank + 26) add(missing - 1, card + 1, lowBits | (low[card] ?? 0), highBits | (high[card] ?? 0));
      };
      add(4, 0, low[rank + 26] ?? 0, high[rank + 26] ?? 0);
      expect({ returns, hits }, `${rank}`).toEqual(rules.withRank[rank]);
    }
  });

  test('draws for every hand the cards that are not held, none of them dealt before', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const { view, moves } = model.play(hands(10), [], words(nonce));
      expect(view).toMatchObject({ held: null, hands: [] });
      expect(moves).toHaveLength(32);
      const drawn = model.play(hands(10), ['hold-1-3'], words(nonce));
      expect(drawn.view.hands).toHaveLength(10);
      for (const { cards } of drawn.view.hands) {
        expect(new Set([...cards, ...view.dealt.cards]).size).toBe(8);
        expect([cards[1], cards[3]]).toEqual([view.dealt.cards[1], view.dealt.cards[3]]);
      }
    }
  });

  test('a round that was left keeps what it was dealt, without a draw', () => {
    const { view, moves } = model.play(hands(2), [model.endingMove ?? ''], words(0));
    expect(moves).toEqual([]);
    expect(view.hands.map(({ cards }) => cards)).toEqual([view.dealt.cards, view.dealt.cards]);
  });

  test('returns on average what the best hold of a hand is expected to return', () => {
    for (const nonce of [1, 2, 3]) {
      const { dealt } = model.play(hands(1), [], words(nonce)).view;
      const best = bestHold(rules, dealt.cards);
      const placed = hands(10);
      let [returned, squares] = [0, 0];
      const rounds = 600;
      const deal = replayOf(nonce);
      for (let round = 0; round < rounds; round++) {
        for (const { winMinor } of model.play(placed, [best.move], deal()).bets) {
          returned += winMinor / 100;
          squares += (winMinor / 100) ** 2;
        }
      }
      const mean = returned / rounds / 10;
      const interval = (4 * Math.sqrt(squares / rounds / 10 - mean ** 2)) / Math.sqrt(rounds * 10);
      expect(Math.abs(mean - best.returns), best.move).toBeLessThan(interval + 1e-9);
    }
  });
});

/** Words that deal the same five cards in every round, and draw others. */
function replayOf(nonce: number) {
  const draws = hmacWords('b'.repeat(64), 'draws', nonce);
  return () => {
    const deal = words(nonce);
    let drawn = 0;
    return () => (drawn++ < 5 ? deal() : draws());
  };
}

test.each([
  { model: jacksOrBetter, dealt: 'AS KS QS JS 9S', held: [0, 1, 2, 3], returns: 866 / 47 },
  { model: jacksOrBetter, dealt: 'JS JD TS 9S 8S', held: [0, 2, 3, 4], returns: 168 / 47 },
  { model: jacksOrBetter, dealt: '4S 4D 9S KS QH', held: [0, 1], returns: 0.823_682 },
  { model: deucesWild, dealt: '2S 2D 7H 8H 9H', held: [0, 1, 2, 3, 4], returns: 9 },
  { model: deucesWild, dealt: '3S 5D 7H 9C JD', held: [], returns: 0.317_905 },
])('the best hold of $dealt in $model.id', ({ model, dealt, held, returns }) => {
  const best = bestHold(model.rules, cardsOf(dealt));
  expect(best).toMatchObject({ move: holdMove(held), held });
  expect(best.returns).toBeCloseTo(returns, 5);
});
