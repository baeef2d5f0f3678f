import { describe, expect, test } from 'vitest';
import { fiveReels } from './five-reels.ts';
import { highSeas } from './high-seas.ts';
import { payLine, payWindow } from './pay-window.ts';
import type { ReelsModel } from './reels-model.ts';
import { reelsModels } from './reels-models.ts';
import { threeReels } from './three-reels.ts';

/** A window written as players see it: rows from the top. */
function windowOf(...rows: string[]): string[][] {
  return Array.from(rows[0] ?? '', (_, reel) => rows.map((row) => row.charAt(reel)));
}

describe('a line', () => {
  test.each(
    Object.values(reelsModels).flatMap((model: ReelsModel) =>
      Object.entries(model.pays).flatMap(([symbol, byCount]) =>
        Object.entries(byCount).map(([count, pay]) => ({ model, id: model.id, symbol, count: Number(count), pay })),
      ),
    ),
  )('$id: $count $symbol from the left pay $pay', ({ model, symbol, count, pay }) => {
    // A scatter breaks every run, wilds included.
    const line = Array.from({ length: model.reels }, (_, reel) => (reel < count ? symbol : 'S'));
    expect(payLine(model.pays, line)).toEqual({ symbol, count, pay });
  });

  test.each([
    ['a wild substitutes', 'AWAJQ', { symbol: 'A', count: 3, pay: 40 }],
    ['leading wilds substitute', 'WWAJQ', { symbol: 'A', count: 3, pay: 40 }],
    ['wilds alone pay more than the symbol they substitute for', 'WWWWT', { symbol: 'W', count: 4, pay: 250 }],
    ['the symbol pays more than the wilds alone', 'WWWAQ', { symbol: 'A', count: 4, pay: 200 }],
    ['equal pays count as the longer run', 'WWWWA', { symbol: 'A', count: 5, pay: 1000 }],
    ['only wilds', 'WWWWW', { symbol: 'W', count: 5, pay: 1000 }],
    ['a wild does not substitute for the scatter', 'SWSJQ', undefined],
    ['a scatter ends the run', 'AASAA', undefined],
    ['a scatter behind wilds ends them', 'WWWSA', { symbol: 'W', count: 3, pay: 50 }],
    ['two are too few', 'AAJAA', undefined],
    ['a run not from the left pays nothing', 'JAAAA', undefined],
  ])('%s: %s', (_, symbols, win) => {
    expect(payLine(fiveReels.pays, [...symbols])).toEqual(win);
  });
});

describe('a window', () => {
  test('returns the line, the cells and the amount of each win', () => {
    expect(payWindow(fiveReels, windowOf('AQCJB', 'KKKDT', 'JTDQA'), 100, 1)).toEqual([
      {
        line: 0,
        symbol: 'K',
        count: 3,
        cells: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
        amountMinor: 80,
      },
    ]);
  });

  test('lines that bend pay along their cells', () => {
    const [win] = payWindow(fiveReels, windowOf('BQJKB', 'KBDBT', 'JTBQA'), 10, 1);
    expect(win).toMatchObject({ line: 3, symbol: 'B', count: 5, amountMinor: 400 });
    expect(win?.cells).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });

  test.each([
    [2, undefined],
    [3, 200],
    [4, 1000],
    [5, 10000],
  ])('%i scatters anywhere pay on the total bet', (count, amountMinor) => {
    const top = 'SSSSS'.slice(0, count).padEnd(5, 'Q');
    const wins = payWindow(fiveReels, windowOf('JKTDC', top, 'DTKJA'), 100, 1);
    expect(wins.find((win) => win.line === 'scatter')?.amountMinor).toBe(amountMinor);
  });

  test('the multiplier of a free spin multiplies lines and scatters', () => {
    const wins = payWindow(highSeas, windowOf('AAAJQ', 'SKSTS', 'DCQJK', 'QTJKD'), 20, 3);
    expect(wins.map((win) => [win.line, win.amountMinor])).toEqual([
      [2, 120],
      ['scatter', 120],
    ]);
  });

  test('the same symbols everywhere pay on every line', () => {
    const wins = payWindow(threeReels, windowOf('JJJ', 'JJJ', 'JJJ'), 5, 1);
    expect(wins).toHaveLength(5);
    expect(wins.every((win) => win.amountMinor === 5)).toBe(true);
  });

  test('no win of three reels is less than the stake', () => {
    const minWin = Math.min(...Object.values(threeReels.pays).flatMap((byCount) => Object.values(byCount)));
    expect(minWin).toBeGreaterThanOrEqual(threeReels.lines.length);
  });
});
