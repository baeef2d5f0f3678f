import { reelsModels } from '@playfront/game-math';
import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import type { SpinAnswer } from '../frame/game-api.ts';
import { freeSpinCount, readRound, wonSoFar } from './round.ts';

const model = reelsModels['three-reels'];

type WireSpin = SpinAnswer['spins'][number];

function spinOf(overrides: Partial<WireSpin> = {}): WireSpin {
  const window = [
    ['J', 'Q', 'K'],
    ['Q', 'J', 'D'],
    ['K', 'D', 'J'],
  ];
  const cells: [number, number][] = [
    [0, 0],
    [1, 1],
    [2, 2],
  ];
  return { window, wins: [{ line: 3, symbol: 'J', count: 3, cells, amount: '1.00' }], win: '1.00', free_spins_won: 0, ...overrides };
}

function answerOf(overrides: Partial<SpinAnswer> = {}): SpinAnswer {
  return { status: 1, round_id: '7', nonce: 3, spins: [spinOf()], bet: '1', win: '1.00', balance: '99.5000', celebrate: false, ...overrides };
}

describe('an answer', () => {
  test('becomes a round in money', () => {
    const round = readRound(answerOf(), model, 'EUR');
    expect(round).toMatchObject({ id: '7', nonce: 3, bet: money(100, 'EUR'), win: money(100, 'EUR'), balance: money(9950, 'EUR') });
    expect(round?.spins[0].wins[0]?.amount).toEqual(money(100, 'EUR'));
  });

  test.each<[string, Partial<SpinAnswer>]>([
    ['no spin', { spins: [] }],
    ['a reel too few', { spins: [spinOf({ window: [['J', 'Q', 'K']] })] }],
    [
      'a row too many',
      {
        spins: [
          spinOf({
            window: [
              ['J', 'Q', 'K', 'J'],
              ['Q', 'J', 'D'],
              ['K', 'D', 'J'],
            ],
          }),
        ],
      },
    ],
    [
      'a symbol the game does not have',
      {
        spins: [
          spinOf({
            window: [
              ['J', 'Q', 'X'],
              ['Q', 'J', 'D'],
              ['K', 'D', 'J'],
            ],
          }),
        ],
      },
    ],
    ['a win on a cell outside the window', { spins: [spinOf({ wins: [{ line: 0, symbol: 'J', count: 1, cells: [[5, 0]], amount: '1' }] })] }],
    ['a win on a line the game does not have', { spins: [spinOf({ wins: [{ line: 9, symbol: 'J', count: 1, cells: [[0, 0]], amount: '1' }] })] }],
    ['half a cent', { balance: '1.005' }],
    ['a broken free spin', { spins: [spinOf(), spinOf({ window: [] })] }],
  ])('with %s is no round', (_, overrides) => {
    expect(readRound(answerOf(overrides), model, 'EUR')).toBeUndefined();
  });
});

describe('free spins', () => {
  const spins = [spinOf({ free_spins_won: 2 }), spinOf({ win: '2' }), spinOf({ free_spins_won: 1 }), spinOf()];
  const round = readRound(answerOf({ spins }), model, 'EUR');

  test('are counted as they become known', () => {
    if (!round) throw new Error('No round');
    expect([0, 1, 2].map((index) => freeSpinCount(round, index).total)).toEqual([2, 2, 3]);
  });

  test('add up to what has been shown', () => {
    if (!round) throw new Error('No round');
    expect([0, 1, 3].map((index) => wonSoFar(round, index))).toEqual([100, 300, 500]);
  });
});
