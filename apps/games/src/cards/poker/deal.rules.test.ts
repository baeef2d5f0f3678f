import type { Card } from '@playfront/game-math';
import { describe, expect, test } from 'vitest';
import { pokerSteps, type PokerCards, type PokerStep } from './deal.rules.ts';

const cards = (text: string) => text.split(' ').filter(Boolean) as Card[];
const down = (count: number) => Array.from({ length: count }, () => undefined);
const lines = (steps: readonly PokerStep[]) => steps.map(({ kind, zone, index, card = 'down' }) => `${kind} ${zone} ${index} ${card}`);

describe('what has changed on a poker table', () => {
  const flop: PokerCards = { player: cards('AS KD'), board: cards('2C 7D 9H'), dealer: down(2) };

  test('the first cards come in turn, before the community cards', () => {
    expect(lines(pokerSteps(undefined, flop, 0))).toEqual([
      'deal player 0 AS',
      'deal dealer 0 down',
      'deal player 1 KD',
      'deal dealer 1 down',
      'deal board 0 2C',
      'deal board 1 7D',
      'deal board 2 9H',
    ]);
  });

  test('a call deals the rest of the board and then turns the cards of the dealer', () => {
    const called = { ...flop, board: cards('2C 7D 9H TS 3C'), dealer: cards('4D 4C') };
    expect(lines(pokerSteps(flop, called, 0))).toEqual(['deal board 3 TS', 'deal board 4 3C', 'turn dealer 0 4D', 'turn dealer 1 4C']);
  });

  test('exchanged cards are replaced, a bought one is added', () => {
    const before: PokerCards = { player: cards('AS KD 2C 3C 9D'), board: [], dealer: ['QD', ...down(4)] };
    expect(lines(pokerSteps(before, { ...before, player: cards('AS KD QC JC 9D') }, 1))).toEqual(['replace player 2 QC', 'replace player 3 JC']);
    expect(lines(pokerSteps(before, { ...before, player: cards('AS KD 2C 3C 9D TH') }, 1))).toEqual(['deal player 5 TH']);
  });

  test('a round that ends at once deals the cards of the dealer face down before it turns them', () => {
    const over: PokerCards = { player: cards('AS'), board: [], dealer: cards('QD') };
    expect(lines(pokerSteps(undefined, over, 0))).toEqual(['deal player 0 AS', 'deal dealer 0 down', 'turn dealer 0 QD']);
  });

  test('a card that lies open from the start is not turned', () => {
    const over: PokerCards = { player: cards('AS'), board: [], dealer: cards('QD KC') };
    expect(lines(pokerSteps(undefined, over, 1))).toEqual(['deal player 0 AS', 'deal dealer 0 QD', 'deal dealer 1 down', 'turn dealer 1 KC']);
  });
});
