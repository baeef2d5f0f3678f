import { mineCounts, returnOf } from '@playfront/game-math';
import { gameModels } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { gemMultiples, readMinesView, safeTiles, tileAfterKey, tilesOf } from './mines.rules.ts';

test('tiles show gems and, once the round is over, all mines with the one that was hit', () => {
  expect(tilesOf({ opened: [0, 1], mines: null }).slice(0, 4)).toEqual(['gem', 'gem', 'closed', 'closed']);
  expect(tilesOf({ opened: [0, 2], mines: [2, 3] }).slice(0, 4)).toEqual(['gem', 'closed', 'hit', 'mine']);
});

test('the last step of every number of mines is the highest return of the rules', () => {
  const model = gameModels.find(({ id }) => id === 'mines');
  for (const mines of mineCounts) {
    expect(returnOf(100, gemMultiples(mines).at(-1) ?? 0)).toBe(model?.highestReturnOf([{ spot: `mines-${mines}`, amountMinor: 100 }]));
  }
});

test('after three gems of three mines, 19 of 22 tiles are safe', () => expect(safeTiles(3, 3)).toEqual({ safe: 19, closed: 22 }));

test.each([
  [0, 'ArrowRight', 1],
  [4, 'ArrowRight', undefined],
  [5, 'ArrowLeft', undefined],
  [2, 'ArrowUp', undefined],
  [2, 'ArrowDown', 7],
  [2, 'Enter', undefined],
])('from tile %i the key %s leads to %s', (cell, key, next) => expect(tileAfterKey(cell, key)).toBe(next));

test.each([[null], [{ opened: [25], mines: null }], [{ opened: [0] }], [{ kicks: [] }]])('%j is no view of this game', (view) => {
  expect(() => readMinesView(view)).toThrow();
});
