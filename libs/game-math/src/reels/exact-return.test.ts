import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { exactReturn } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import { payWindow } from './pay-window.ts';
import { playReels, visibleSymbols } from './play-reels.ts';
import { scatter, wild } from './reels-model.ts';
import { reelsModels } from './reels-models.ts';
import { threeReels } from './three-reels.ts';

const models = Object.values(reelsModels);
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

describe.each(models)('$id', (model) => {
  const exact = exactReturn(model);

  test('declares the return, hit rate and maximum win computed from its strips and pays', () => {
    expect({ rtpPercent: model.rtpPercent, hitRate: model.hitRate, maxWinTimesBet: model.maxWinTimesBet }).toEqual({
      rtpPercent: rounded(exact.total * 100, 3),
      hitRate: rounded(exact.hitRate, 4),
      maxWinTimesBet: exact.maxSpinTimesBet * (model.freeSpins?.multiplier ?? 1),
    });
  });

  test('loses less than 1e-9 free spins per trigger to their cap', () => {
    expect(exact.freeSpinsPerTriggerUncapped - exact.freeSpinsPerTrigger).toBeLessThan(1e-9);
  });

  test('has the declared numbers of reels and rows, and pays for every symbol', () => {
    expect(model.strips).toHaveLength(model.reels);
    expect(new Set(model.lines.map((line) => line.join(''))).size).toBe(model.lines.length);
    for (const line of model.lines) {
      expect(line).toHaveLength(model.reels);
      expect(line.every((row) => row >= 0 && row < model.rows)).toBe(true);
    }
    const shown = new Set(model.strips.join(''));
    expect([...shown].filter((symbol) => symbol !== scatter).sort()).toEqual(Object.keys(model.pays).sort());
    expect(shown.has(wild)).toBe(true);
    expect(shown.has(scatter)).toBe(Object.keys(model.scatterPays).length > 0);
  });

  test('returns in simulated play what it declares, within the sampling error', () => {
    const next = hmacWords('b'.repeat(64), model.id, 0);
    const bet = model.lines.length;
    const returns = Array.from({ length: 12_000 }, () => playReels(model, bet, next).winMinor / bet);
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const deviation = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / returns.length);
    expect(Math.abs(mean - exact.total)).toBeLessThan((3.3 * deviation) / Math.sqrt(returns.length));
  });
});

test('the five reels have the published components of their return', () => {
  const exact = exactReturn(fiveReels);
  expect(rounded(exact.base * 100, 3)).toBe(82.372);
  expect(rounded(exact.freeSpins * 100, 3)).toBe(14.221);
  expect(rounded(exact.hitRate * 100, 2)).toBe(33.06);
  expect(rounded(1 / exact.trigger, 2)).toBe(125.84);
  expect(exact.maxSpinTimesBet).toBe(209.5);
});

test('the sum over all stops of the three reels equals the computed return', () => {
  const columns = threeReels.strips.map((strip) => Array.from(strip, (_, stop) => visibleSymbols(strip, stop, threeReels.rows)));
  const bet = threeReels.lines.length;
  let paid = 0;
  let hits = 0;
  let maxWin = 0;
  for (const first of columns[0] ?? []) {
    for (const second of columns[1] ?? []) {
      for (const third of columns[2] ?? []) {
        const win = payWindow(threeReels, [first, second, third], bet, 1).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        paid += win;
        if (win > 0) hits++;
        maxWin = Math.max(maxWin, win);
      }
    }
  }
  const exact = exactReturn(threeReels);
  expect(paid / (27 ** 3 * bet)).toBeCloseTo(exact.total, 12);
  expect(hits / 27 ** 3).toBeCloseTo(exact.hitRate, 12);
  expect(maxWin / bet).toBe(exact.maxSpinTimesBet);
});
