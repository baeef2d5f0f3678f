import { expect, test } from 'vitest';
import type { Bet } from '../game-model.ts';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { playByStrategy } from '../play-by-strategy.fixtures.ts';
import { blackjackTotal } from './blackjack-hand.ts';
import { basicStrategy } from './blackjack-strategy.ts';
import { blackjack } from './blackjack.ts';
import { deck, type Card } from './card.ts';

const oneHand: readonly Bet[] = [{ spot: 'hand-1', amountMinor: 100 }];

/** Plays a round with these cards: the first of each hand, the dealer's, the second of each hand, the hole card, then as they are drawn. */
function deal(cards: string, moves: readonly string[] = [], bets = oneHand) {
  const words = cards.split(' ').map((card) => deck.indexOf(card as Card));
  let drawn = 0;
  const played = blackjack.play(bets, moves, () => {
    const word = words[drawn++];
    if (word === undefined || word < 0) throw new Error(`There is no card ${drawn} in ${cards}`);
    return word;
  });
  expect(words.length - drawn, 'cards that were not drawn').toBe(0);
  return { ...played, open: played.moves.map(({ id, costMinor }) => `${id} ${costMinor}`) };
}

test.each([
  ['AS', 11, true],
  ['AS KD', 21, true],
  ['AS AD', 12, true],
  ['AS 6D KD', 17, false],
  ['AS AD 9S', 21, true],
  ['AS AD 9S 5D', 16, false],
  ['KS QD 5S', 25, false],
])('%s is %i', (cards, total, isSoft) => expect(blackjackTotal(cards.split(' ') as Card[])).toEqual({ total, isSoft }));

test('a hand is dealt with one card of the dealer, and the hole card is not in the view before its time', () => {
  const opened = deal('8S 6D 3D TC');
  expect(opened.view).toEqual({
    phase: 'play',
    seats: [
      {
        spot: 'hand-1',
        hands: [{ cards: ['8S', '3D'], total: 11, isSoft: false, state: 'active', stakes: 1, result: null, returns: null }],
        insurance: 'none',
      },
    ],
    dealer: { cards: ['6D'], total: 6, isSoft: false, isHoleHidden: true },
    active: { seat: 0, hand: 0 },
  });
  expect(opened.open).toEqual(['hit 0', 'stand 0', 'double 100']);
  expect(JSON.stringify(opened)).not.toContain('TC');

  const doubled = deal('8S 6D 3D TC TH 9S', ['double']);
  expect(doubled).toMatchObject({ stakeMinor: 200, winMinor: 400, moves: [] });
  expect(doubled.view).toMatchObject({
    phase: 'over',
    seats: [{ hands: [{ total: 21, state: 'doubled', stakes: 2, result: 'won', returns: 40_000 }] }],
    dealer: { cards: ['6D', 'TC', '9S'], total: 25, isHoleHidden: false },
    active: null,
  });
});

test.each([
  { name: 'wins', cards: 'KS 7D QS TC', winMinor: 200, result: 'won' },
  { name: 'is a push', cards: 'KS 7D 7S TC', winMinor: 100, result: 'push' },
  { name: 'loses', cards: 'KS 7D 6S TC', winMinor: 0, result: 'lost' },
])('a hand that stands $name', ({ cards, winMinor, result }) => {
  expect(deal(cards, ['stand'])).toMatchObject({ winMinor, stakeMinor: 100, view: { seats: [{ hands: [{ result, state: 'stood' }] }] } });
});

test('the dealer stands on a soft seventeen and draws to sixteen', () => {
  expect(deal('KS 6D 8S AC', ['stand']).view.dealer).toMatchObject({ total: 17, isSoft: true });
  expect(deal('KS 5D 8S AC 7S 3D 2S', ['stand']).view.dealer).toMatchObject({ cards: ['5D', 'AC', '7S', '3D', '2S'], total: 18, isSoft: false });
});

test('the dealer draws no card against hands that are all bust or natural, and turns the hole card', () => {
  expect(deal('KS 6D 6S TC KD', ['hit'])).toMatchObject({
    winMinor: 0,
    view: { seats: [{ hands: [{ state: 'bust', total: 26 }] }], dealer: { cards: ['6D', 'TC'] } },
  });
  expect(deal('AS 6D KS TC')).toMatchObject({ winMinor: 250, moves: [], view: { dealer: { cards: ['6D', 'TC'] } } });
});

test('a natural pays three to two, cut to a whole unit, and its result waits for the end of the round', () => {
  expect(deal('AS 6D KS TC', [], [{ spot: 'hand-1', amountMinor: 7 }]).winMinor).toBe(17);
  const bets = ['hand-1', 'hand-2'].map((spot) => ({ spot, amountMinor: 100 }));
  const waiting = deal('AS 9S 6D KS 9D TC', [], bets);
  expect(waiting).toMatchObject({ winMinor: 0, bets: [{ winMinor: 0 }, { winMinor: 0 }] });
  expect(waiting.view.seats[0]?.hands).toMatchObject([{ state: 'blackjack', result: null }]);
  expect(waiting.view.active).toEqual({ seat: 1, hand: 0 });
  expect(deal('AS 9S 6D KS 9D TC 9C', ['stand'], bets).bets).toMatchObject([{ winMinor: 250 }, { winMinor: 200 }]);
});

test('a hand of twenty-one stands by itself, and has no natural after hits', () => {
  expect(deal('5S 9D 6S KC TD', ['hit'])).toMatchObject({ winMinor: 200, view: { seats: [{ hands: [{ state: 'stood', result: 'won' }] }] } });
});

test('a hit leaves hit and stand', () => expect(deal('5S 9D 6S KC 2D', ['hit']).open).toEqual(['hit 0', 'stand 0']));

test('two cards of equal value can be split once, and both hands can be doubled', () => {
  expect(deal('KS 6D QS TC').open).toEqual(['hit 0', 'stand 0', 'double 100', 'split 100']);
  expect(deal('9S 6D 8S TC').open).toEqual(['hit 0', 'stand 0', 'double 100']);
  const split = deal('8S 6D 8D TC 8H', ['split']);
  expect(split.open).toEqual(['hit 0', 'stand 0', 'double 100']);
  expect(split.view).toMatchObject({
    seats: [
      {
        hands: [
          { cards: ['8S', '8H'], state: 'active' },
          { cards: ['8D'], total: 8, state: 'waiting' },
        ],
      },
    ],
    active: { seat: 0, hand: 0 },
  });
  const doubled = deal('8S 6D 8D TC 3H TD 3C TH TS', ['split', 'double', 'double']);
  expect(doubled).toMatchObject({ stakeMinor: 400, winMinor: 800, bets: [{ amountMinor: 100, winMinor: 800 }] });
  expect(doubled.winMinor).toBe(blackjack.highestReturnOf(oneHand));
});

test('split aces get one card each and are no naturals', () => {
  const split = deal('AS 6D AD TC KH 5C 5H', ['split']);
  expect(split).toMatchObject({ stakeMinor: 200, winMinor: 100, moves: [] });
  expect(split.view.seats[0]?.hands).toMatchObject([
    { total: 21, state: 'stood', result: 'push' },
    { total: 16, state: 'stood', result: 'lost' },
  ]);
  expect(split.view.dealer.total).toBe(21);
  expect(deal('KS 6D KD TC AH 5D TH', ['split', 'stand']).view.seats[0]?.hands).toMatchObject([
    { total: 21, result: 'won' },
    { total: 15, result: 'won' },
  ]);
});

test('under a ten, a natural of the dealer ends the round before the first decision', () => {
  expect(deal('8S TD 8D AC')).toMatchObject({ winMinor: 0, moves: [], view: { phase: 'over', dealer: { cards: ['TD', 'AC'] } } });
  expect(deal('AS TD KD AC')).toMatchObject({ winMinor: 100, view: { seats: [{ hands: [{ state: 'blackjack', result: 'push' }] }] } });
});

test('under an ace, each hand is asked about insurance before the dealer looks', () => {
  const bets = [
    { spot: 'hand-3', amountMinor: 301 },
    { spot: 'hand-1', amountMinor: 100 },
  ];
  // Dealt in the order of the table.
  const cards = '8S KS AD 9S AS KC';
  const asked = deal(cards, [], bets);
  expect(asked.open).toEqual(['insure 50', 'no-insurance 0']);
  expect(asked.view).toMatchObject({
    phase: 'insurance',
    seats: [
      { spot: 'hand-1', insurance: 'open', hands: [{ cards: ['8S', '9S'], state: 'waiting' }] },
      { spot: 'hand-3', insurance: 'open', hands: [{ cards: ['KS', 'AS'], state: 'blackjack' }] },
    ],
    dealer: { cards: ['AD'], isHoleHidden: true },
    active: { seat: 0, hand: 0 },
  });
  expect(JSON.stringify(asked)).not.toContain('KC');
  expect(deal(cards, ['insure'], bets)).toMatchObject({ open: ['insure 150', 'no-insurance 0'], stakeMinor: 451, winMinor: 0 });

  const insured = deal(cards, ['insure', 'insure'], bets);
  expect(insured).toMatchObject({ stakeMinor: 601, winMinor: 150 + 301 + 450, moves: [] });
  expect(insured.bets).toEqual([
    { spot: 'hand-3', amountMinor: 301, winMinor: 751 },
    { spot: 'hand-1', amountMinor: 100, winMinor: 150 },
  ]);
  expect(insured.view.seats).toMatchObject([{ insurance: 'won' }, { insurance: 'won' }]);
  expect(deal(cards, ['no-insurance', 'insure'], bets).view.seats).toMatchObject([{ insurance: 'declined' }, { insurance: 'won' }]);
});

test('insurance is lost if there is no natural, and the hands are played', () => {
  const open = deal('8S AD 9S 7C', ['insure']);
  expect(open).toMatchObject({ open: ['hit 0', 'stand 0', 'double 100'], stakeMinor: 150 });
  expect(open.view.seats).toMatchObject([{ insurance: 'lost' }]);
  expect(deal('8S AD 9S 7C', ['insure', 'stand'])).toMatchObject({ stakeMinor: 150, winMinor: 0 });
  expect(deal('KS AD AS 7C', ['insure'])).toMatchObject({ stakeMinor: 150, winMinor: 250, moves: [] });
});

test('a bet of one unit cannot be insured', () => {
  expect(deal('8S AD 9S 7C', [], [{ spot: 'hand-1', amountMinor: 1 }]).open).toEqual(['hit 0', 'stand 0', 'double 1']);
});

test('a round that was left buys no insurance, and all its hands stand', () => {
  expect(deal('8S AD 9S 7C', ['stand-all'])).toMatchObject({ stakeMinor: 100, winMinor: 0, moves: [], view: { seats: [{ insurance: 'declined' }] } });
  expect(deal('8S AD 9S KC', ['stand-all'])).toMatchObject({ stakeMinor: 100, winMinor: 0, view: { dealer: { cards: ['AD', 'KC'] } } });
  const split = deal('8S 6D 8D TC 3H 2C TH', ['split', 'stand-all']);
  expect(split.view.seats[0]?.hands).toMatchObject([
    { total: 11, result: 'won' },
    { total: 10, result: 'won' },
  ]);
  expect(split).toMatchObject({ stakeMinor: 200, winMinor: 400 });
});

test('no view shows the hole card while the round is open', () => {
  const bets = ['hand-1', 'hand-2', 'hand-3'].map((spot) => ({ spot, amountMinor: 100 }));
  for (let nonce = 0; nonce < 200; nonce++) {
    playByStrategy(
      blackjack,
      (view, open) => {
        expect(view.dealer.cards).toHaveLength(1);
        return basicStrategy(view, open);
      },
      bets,
      () => hmacWords('e'.repeat(64), 'hole', nonce),
    );
  }
});

test('basic strategy chooses an open move, never insures, and chooses none once the round is over', () => {
  const advice = (cards: string, moves: readonly string[] = []) => {
    const { view, moves: open } = deal(cards, moves);
    return basicStrategy(
      view,
      open.map(({ id }) => id),
    );
  };
  expect(advice('8S AD 8D 7C')).toBe('no-insurance');
  expect(advice('8S AD 8D 7C', ['no-insurance'])).toBe('split');
  expect(advice('8S 9D 8D 7C 8H', ['split'])).toBe('hit');
  expect(advice('KS 6D QD 7C')).toBe('stand');
  expect(advice('AS 6D 7D 7C')).toBe('double');
  expect(advice('AS 6D 4D 7C 3S', ['hit'])).toBe('stand');
  expect(advice('5S 6D 6D 7C')).toBe('double');
  expect(advice('5S 6D 2D 7C 4D', ['hit'])).toBe('hit');
  expect(advice('AS 6D KS 7C')).toBeUndefined();
});
