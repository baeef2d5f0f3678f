import { expect, test } from 'vitest';
import { gameModels } from '@playfront/game-math';
import { gameListOf, listedModel } from './game-list-of.ts';

const model = (id: string) => listedModel(gameModels.find((found) => found.id === id) ?? expect.fail(id));

test('lists every model with its return, its hit rate, its maximum win and its games', () => {
  const page = gameListOf([model('coin-flip'), model('penalty')], new Map([['penalty', ['Goal Line', 'Cup Night']]]));
  expect(page).toContain('| `coin-flip` | instant | 98 % | 50 % | 1.96 × | low | 0 |');
  expect(page).toContain('### penalty\n\nGoal Line, Cup Night.\n');
  expect(page).toContain('| `shoot-out` | 1 | 97 % | 80 % |');
});

test('puts the bets of a kind in one row, with the lowest and the highest of their figures', () => {
  const page = gameListOf([model('race')], new Map());
  expect(page).toContain('| `win` | 8 | 91 to 92 % | 4 to 28 % |');
  expect(page).toContain('| `exacta` | 56 |');
});

test('shows small chances with three digits', () => {
  expect(gameListOf([{ ...model('coin-flip'), bets: [{ bet: 'jackpot', returns: [95], hitRates: [0.000123456] }] }], new Map())).toContain(
    '| `jackpot` | 1 | 95 % | 0.000123 % |',
  );
});
