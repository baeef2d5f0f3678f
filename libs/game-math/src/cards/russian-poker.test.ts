import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import type { Card } from './card.ts';
import { dealing } from './dealing.fixtures.ts';
import { isAceKingOrBetter, strengthOf } from './poker-hand.ts';
import { russianPokerMove } from './russian-poker-strategy.ts';
import { russianPoker, russianPokerFigures, russianPokerPays } from './russian-poker.ts';

const cardsOf = (text: string) => text.split(' ') as Card[];
const words = (nonce: number) => hmacWords('a'.repeat(64), 'client-seed', nonce);
const ante = [{ spot: 'ante', amountMinor: 100 }];

test.each([
  {
    name: 'an unqualified dealer pays the ante 1 to 1 and pushes the bet',
    cards: '9S 9D 9H 2C 7D KD 4S 3S 2H 8C',
    outcome: 'not-qualified',
    win: 200 + 200,
  },
  { name: 'a bet that wins is paid by the table, and the ante pushes', cards: '9S 9D 9H 2C 7D KD AS 3S 2H 8C', outcome: 'won', win: 100 + 800 },
  { name: 'a better dealer takes ante and bet', cards: '9S 9D 8H 2C 7D TD TS 3S 2H 8C', outcome: 'lost', win: 0 },
  { name: 'equal hands push', cards: 'AS KS 8H 2C 7D AD KD 8S 2H 7C', outcome: 'tied', win: 300 },
])('$name', ({ cards, outcome, win }) => {
  const played = russianPoker.play(ante, ['bet'], dealing(cards));
  expect(played).toMatchObject({ stakeMinor: 300, winMinor: win, moves: [], view: { outcome } });
});

test('a royal flush returns the highest return', () => {
  const played = russianPoker.play(ante, ['bet'], dealing('AS KS QS JS TS KD AD 3S 2H 8C'));
  expect(played.winMinor).toBe(russianPoker.highestReturnOf(ante));
});

test('exchanged cards are replaced where they lay, once and for one ante', () => {
  const first = russianPoker.play(ante, [], dealing('9S 9D 8H 2C 7D KD'));
  expect(first.view).toMatchObject({ cards: cardsOf('9S 9D 8H 2C 7D'), dealer: ['KD'], outcome: null, pays: null });
  expect(first.moves).toHaveLength(2 + 1 + 31);
  expect(first.moves.find(({ id }) => id === 'exchange-2-3-4')).toEqual({ id: 'exchange-2-3-4', costMinor: 100 });
  const second = russianPoker.play(ante, ['exchange-2-3-4'], dealing('9S 9D 8H 2C 7D KD 9C 5H 5D'));
  expect(second.view).toMatchObject({ cards: cardsOf('9S 9D 9C 5H 5D'), exchanged: cardsOf('8H 2C 7D'), hand: { category: 'full-house' } });
  expect(second.stakeMinor).toBe(200);
  expect(second.moves).toEqual([
    { id: 'bet', costMinor: 200 },
    { id: 'fold', costMinor: 0 },
  ]);
  const won = russianPoker.play(ante, ['exchange-2-3-4', 'bet'], dealing('9S 9D 8H 2C 7D KD 9C 5H 5D AD 3S 2H 8C'));
  expect(won).toMatchObject({
    stakeMinor: 400,
    winMinor: 100 + 1_600,
    moves: [],
    view: { dealer: cardsOf('KD AD 3S 2H 8C'), pays: { ante: 0, bet: 7 } },
  });
});

test('the best five of six cards count', () => {
  const played = russianPoker.play(ante, ['buy-sixth', 'bet'], dealing('9S 8S 7S 2S KD KC TS AD 3D 2H 8C'));
  expect(played).toMatchObject({ stakeMinor: 400, winMinor: 100 + 1_200, view: { hand: { category: 'flush' } } });
});

test('a fold loses what was staked and shows no more of the dealer, as does a round that was left', () => {
  for (const move of ['fold', 'leave']) {
    const played = russianPoker.play(ante, ['buy-sixth', move], dealing('9S 8S 7D 2S KD KC TS'));
    expect(played).toMatchObject({ stakeMinor: 200, winMinor: 0, moves: [], view: { dealer: ['KC'], outcome: 'folded' } });
  }
});

test.each([
  ['9S 9D 9H 2C 7D', 'KD', 'exchange-3-4'],
  ['9S 9D 4H 4C 7D', 'KD', 'bet'],
  ['9S 2S 4S 7S KD', 'AD', 'buy-sixth'],
  ['9S 8D 7S 6H 2D', 'AD', 'buy-sixth'],
  ['3S 2D 8D 8H KD', '9D', 'exchange-0-1-4'],
  ['TS TD 8D 6H KD', 'AD', 'exchange-2-3-4'],
  ['TS TD 8D 6H KD', 'JD', 'bet'],
  ['5S 5D 6D 7H 8D', 'JD', 'buy-sixth'],
  ['5S 5D 9D QH 2D', '5C', 'bet'],
  ['AS KD 9D 4H 2D', '9C', 'bet'],
  ['AS KD 9D 4H 2D', '8C', 'fold'],
  ['AS KD JD 4H 2D', 'AC', 'bet'],
  ['AS KD TD JH 2D', '8C', 'buy-sixth'],
  ['QS JD 9D 4H 2D', '8C', 'fold'],
])('%s against %s: %s', (cards, open, move) => {
  expect(russianPokerMove(cardsOf(cards), open as Card, false)).toBe(move);
});

test('returns what is stated in 8,000 rounds, within the 99.99 % interval', () => {
  const rounds = 8_000;
  let [result, squares, stakes, hits] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const moves: string[] = [];
    let played = russianPoker.play(ante, moves, words(nonce));
    while (played.moves.length > 0) {
      moves.push(russianPokerMove(played.view.cards, played.view.dealer[0] ?? 'AS', moves.length > 0));
      played = russianPoker.play(ante, moves, words(nonce));
    }
    const { view, winMinor, stakeMinor } = played;
    const own = (winMinor - stakeMinor) / 100;
    result += own;
    squares += own ** 2;
    stakes += stakeMinor / 100;
    if (winMinor > 0) hits++;
    if (view.outcome === 'won') expect(view.pays).toEqual({ ante: 0, bet: russianPokerPays[view.hand.category] });
    if (view.outcome === 'not-qualified') expect(isAceKingOrBetter(strengthOf(view.dealer))).toBe(false);
  }
  const figures = russianPokerFigures;
  const mean = result / rounds;
  expect(Math.abs(mean - figures.result)).toBeLessThan(3.89 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  expect(Math.abs(stakes / rounds - figures.stakes)).toBeLessThan((3.89 * 1.1) / Math.sqrt(rounds));
  expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(3.89 * Math.sqrt(0.25 / rounds));
});
