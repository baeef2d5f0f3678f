import { reelsModels } from '@playfront/game-math';
import { money } from '@playfront/money';
import { expect, test } from 'vitest';
import { payTable } from './pay-table.ts';

test('lines pay on their share of the bet, scatters on the full bet', () => {
  const { lines, scatter } = payTable(reelsModels['five-reels'], money(200, 'EUR'));
  expect(lines[0]).toEqual({
    symbol: 'W',
    pays: [
      { count: 5, amount: money(200_00, 'EUR') },
      { count: 4, amount: money(50_00, 'EUR') },
      { count: 3, amount: money(10_00, 'EUR') },
    ],
  });
  expect(scatter?.pays.map(({ amount }) => amount.minor)).toEqual([200_00, 20_00, 4_00]);
});

test('a model without scatters has no row for them', () => {
  expect(payTable(reelsModels['three-reels'], money(100, 'EUR')).scatter).toBeUndefined();
});
