import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import type { Card } from './card.ts';
import { antePays, casinoHoldem, casinoHoldemFigures } from './casino-holdem.ts';
import { casinoHoldemMove } from './casino-holdem-strategy.ts';
import { dealing } from './dealing.fixtures.ts';
import { strengthOf, weakestOf } from './poker-hand.ts';

const cardsOf = (text: string) => text.split(' ') as Card[];
const words = (nonce: number) => hmacWords('a'.repeat(64), 'client-seed', nonce);
const bets = [
  { spot: 'ante', amountMinor: 100 },
  { spot: 'aa-bonus', amountMinor: 10 },
];

test.each([
  {
    name: 'an unqualified dealer pays the ante by its table and pushes the call',
    cards: '9S 9D 9H 2C 7D KD 4S 3S 3C',
    outcome: 'not-qualified',
    win: 200 + 200,
    bonus: 80,
  },
  {
    name: 'a won flush pays 2 to 1 on the ante and 1 to 1 on the call',
    cards: 'AS KS 9S 2S 4S 7D 8H 4D 4C',
    outcome: 'won',
    win: 300 + 400,
    bonus: 210,
  },
  { name: 'a better dealer takes ante and call', cards: 'AS KS 9S 2D 4S 7D 8H 4D 4C', outcome: 'lost', win: 0, bonus: 0 },
  { name: 'equal hands push', cards: 'AS 3S KD KH QS QD 9H AD 4C', outcome: 'tied', win: 100 + 200, bonus: 0 },
])('$name', ({ cards, outcome, win, bonus }) => {
  const played = casinoHoldem.play(bets, ['call'], dealing(cards));
  expect(played.view.outcome).toBe(outcome);
  expect(played.bets.map(({ winMinor }) => winMinor)).toEqual([win, bonus]);
  expect(played).toMatchObject({ stakeMinor: 310, winMinor: win + bonus, moves: [] });
});

test('a royal flush with both bets returns the highest return', () => {
  const played = casinoHoldem.play(bets, ['call'], dealing('AS KS QS JS TS 7D 8H 7C 4C'));
  expect(played.winMinor).toBe(casinoHoldem.highestReturnOf(bets));
});

test('the bonus is paid for the flop also after a fold, and a round that was left is folded', () => {
  const cards = 'AS 2D AD 9C 7H';
  const folded = casinoHoldem.play(bets, ['fold'], dealing(cards));
  expect(folded).toMatchObject({ stakeMinor: 110, winMinor: 80, moves: [], view: { dealer: [], outcome: 'folded' } });
  expect(casinoHoldem.play(bets, ['leave'], dealing(cards))).toEqual(folded);
});

test('shows neither the turn nor a card of the dealer before the call', () => {
  const { view, moves } = casinoHoldem.play(bets, [], words(0));
  expect(view).toMatchObject({ dealer: [], dealerHand: null, outcome: null, pays: null });
  expect(view.board).toHaveLength(3);
  expect(moves).toEqual([
    { id: 'call', costMinor: 200 },
    { id: 'fold', costMinor: 0 },
  ]);
});

test('a round needs one ante', () => {
  const accepted = (...spots: string[]) => casinoHoldem.accepts?.(spots.map((spot) => ({ spot, amountMinor: 100 })));
  expect([accepted('ante'), accepted('aa-bonus', 'ante'), accepted('aa-bonus'), accepted('ante', 'ante')]).toEqual([true, true, false, false]);
});

test('states the published return of the AA bonus', () => {
  // Published: 93.74 per cent.
  expect(casinoHoldem.figuresOf('aa-bonus').rtpPercent).toBe(93.742);
  expect(casinoHoldem.figuresOf('ante').rtpPercent).toBe(99.016);
});

test.each([
  ['2S 2D', 'AH KH QD', 'call'],
  ['9S 3D', '3H KH QD', 'call'],
  ['7S 2S', '9S KS QD', 'call'],
  ['8S 7D', '9H TC 2D', 'call'],
  ['AS 2D', '9H TC 7D', 'call'],
  ['QS 2D', '9H TC 7D', 'call'],
  ['TS 3D', '9H 8C 5D', 'fold'],
  ['JS 3D', 'QH 8C 5D', 'call'],
  ['9S 8D', 'QH JC 5D', 'call'],
  ['7S 2D', 'KH 9C 5D', 'fold'],
])('%s on %s: %s', (hole, flop, move) => {
  expect(casinoHoldemMove(cardsOf(hole), cardsOf(flop))).toBe(move);
});

test('returns what is stated in 8,000 rounds, within the 99.99 % interval', () => {
  const ante = [{ spot: 'ante', amountMinor: 100 }];
  const rounds = 8_000;
  let [result, squares, calls, hits] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { hole, board } = casinoHoldem.play(ante, [], words(nonce)).view;
    const move = casinoHoldemMove(hole, board);
    const { winMinor, stakeMinor, view } = casinoHoldem.play(ante, [move], words(nonce));
    const own = (winMinor - stakeMinor) / 100;
    result += own;
    squares += own ** 2;
    if (move === 'call') calls++;
    if (winMinor > 0) hits++;
    if (view.outcome === 'won') expect(view.pays).toEqual({ ante: antePays[view.hand.category], call: 1 });
    if (view.outcome === 'not-qualified') expect(strengthOf([...view.dealer, ...view.board])).toBeLessThan(weakestOf('pair', 4));
  }
  const figures = casinoHoldemFigures;
  const mean = result / rounds;
  expect(Math.abs(mean - figures.result)).toBeLessThan(3.89 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  expect(Math.abs(calls / rounds - figures.callRate)).toBeLessThan(3.89 * Math.sqrt(0.15 / rounds));
  expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(3.89 * Math.sqrt(0.25 / rounds));
});
