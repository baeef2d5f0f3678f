import { expect, test } from 'vitest';
import { changedList, noBets, rowsOf } from './bet-list.rules.ts';
import type { OwnBet } from './panel.rules.ts';

const listedBet = (id: string, amount: string, cashedOutAt: number | null = null) => ({
  ...{ id, name: `${id}***x`, currency: 'EUR' as const, amount, cashed_out_at: cashedOutAt },
  win: cashedOutAt === null ? null : amount,
});
const own: OwnBet = { id: 'b', number: 7, panel: 1, amountMinor: 500, autoCashOut: null, state: 'open', cashedOutAt: null, winMinor: 0 };
const list = changedList(noBets, {
  number: 7,
  count: 3,
  changed: [listedBet('a', '50.00'), listedBet('b', '5.00'), listedBet('c', '2.00', 150)],
  removed: [],
});
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('bets are changed and removed by their id, and the next round starts an empty list', () => {
  const changed = changedList(list, { number: 7, count: 2, changed: [listedBet('a', '50.00', 190)], removed: ['c'] });
  expect([...changed.listed.values()].map(({ id, cashed_out_at: at }) => [id, at])).toEqual([
    ['a', 190],
    ['b', null],
  ]);
  expect(changedList(list, { number: 8, count: 0, changed: [], removed: [] }).listed.size).toBe(0);
});

test('own bets are in every tab, also if the server does not list them', () => {
  expect(rowsOf('all', list, [own], 7, 'EUR').map(({ id, isOwn }) => [id, isOwn])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
  expect(idsOf(rowsOf('top', list, [own], 7, 'EUR'))).toEqual(['c', 'b']);
  expect(idsOf(rowsOf('all', list, [{ ...own, id: 'd' }], 7, 'EUR'))).toEqual(['d', 'a', 'b', 'c']);
});

test('a bet that was taken back, and bets of an earlier round, are not listed', () => {
  expect(idsOf(rowsOf('mine', list, [{ ...own, state: 'void' }], 7, 'EUR'))).toEqual([]);
  expect(idsOf(rowsOf('all', list, [own], 8, 'EUR'))).toEqual([]);
  expect(idsOf(rowsOf('mine', list, [own], 8, 'EUR'))).toEqual(['b']);
});
