import { multiways, playWays, reelsModels } from '@playfront/game-math';
import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import type { SpinResponse } from '../frame/game-api.ts';
import { freeSpinCount, readRound, wonSoFar } from './round.ts';

const model = reelsModels['three-reels'];

type WireSpin = Extract<SpinResponse['spins'][number], { window: unknown }>;

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

function responseOf(overrides: Partial<SpinResponse> = {}): SpinResponse {
  return { status: 1, round_id: '7', nonce: 3, spins: [spinOf()], bet: '1', win: '1.00', balance: '99.5000', celebrate: false, ...overrides };
}

describe('a response', () => {
  test('becomes a round with money values', () => {
    const round = readRound(responseOf(), model, 'EUR');
    expect(round).toMatchObject({ id: '7', nonce: 3, bet: money(100, 'EUR'), win: money(100, 'EUR'), balance: money(9950, 'EUR') });
    expect(round?.spins[0].steps[0].wins[0]?.amount).toEqual(money(100, 'EUR'));
  });

  test.each<[string, Partial<SpinResponse>]>([
    ['no spin', { spins: [] }],
    ['a missing reel', { spins: [spinOf({ window: [['J', 'Q', 'K']] })] }],
    [
      'an extra row',
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
      'an unknown symbol',
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
    ['a win on an unknown line', { spins: [spinOf({ wins: [{ line: 9, symbol: 'J', count: 1, cells: [[0, 0]], amount: '1' }] })] }],
    ['a fraction of a cent', { balance: '1.005' }],
    ['an invalid free spin', { spins: [spinOf(), spinOf({ window: [] })] }],
  ])('with %s is rejected', (_, overrides) => {
    expect(readRound(responseOf(overrides), model, 'EUR')).toBeUndefined();
  });
});

describe('free spins', () => {
  const spins = [spinOf({ free_spins_won: 2 }), spinOf({ win: '2' }), spinOf({ free_spins_won: 1 }), spinOf()];
  const round = readRound(responseOf({ spins }), model, 'EUR');

  test('are counted without those of later spins', () => {
    if (!round) throw new Error('No round');
    expect([0, 1, 2].map((index) => freeSpinCount(round, index).total)).toEqual([2, 2, 3]);
  });

  test('add up to the amount shown', () => {
    if (!round) throw new Error('No round');
    expect([0, 1, 3].map((index) => wonSoFar(round, index))).toEqual([100, 300, 500]);
  });
});

describe('a round with ways', () => {
  let word = 1;
  const { spins, winMinor } = playWays(multiways, 100, () => (word = Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0);
  const text = (minor: number) => (minor / 100).toFixed(2);
  const shown = spins.map(({ steps, ways, winMinor: win, freeSpinsWon }) => ({
    steps: steps.map((step) => ({
      ...{ window: step.window, multiplier: step.multiplier, win: text(step.winMinor) },
      wins: step.wins.map(({ amountMinor, cells, ...rest }) => ({
        ...rest,
        amount: text(amountMinor),
        cells: cells.map(([reel, row]): [number, number] => [reel, row]),
      })),
    })),
    ...{ ways, win: text(win), free_spins_won: freeSpinsWon },
  }));
  const response = responseOf({ spins: shown, bet: '1', win: text(winMinor) });

  test('keeps its windows, ways and multipliers', () => {
    const round = readRound(response, multiways, 'EUR');
    expect(round?.spins.map(({ ways, steps }) => [ways, steps.map(({ window, multiplier }) => [window, multiplier])])).toEqual(
      spins.map(({ ways, steps }) => [ways, steps.map(({ window, multiplier }) => [window, multiplier])]),
    );
    expect(round?.spins.reduce((sum, { win }) => sum + win.minor, 0)).toBe(winMinor);
  });

  test('fits only a game with ways', () => {
    expect(readRound(response, model, 'EUR')).toBeUndefined();
    expect(readRound(responseOf(), multiways, 'EUR')).toBeUndefined();
  });
});

test('a jackpot is read with the round', () => {
  const jackpot = { draw: 5, below: 100, won: '5000.20', amount: '5000' };
  expect(readRound(responseOf({ jackpot }), model, 'EUR')?.jackpot).toEqual({ won: money(500_020, 'EUR'), amount: money(500_000, 'EUR') });
  expect(readRound(responseOf({ jackpot: { ...jackpot, won: null } }), model, 'EUR')?.jackpot?.won).toBeUndefined();
});
