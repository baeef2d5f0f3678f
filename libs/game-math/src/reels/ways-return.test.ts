import { describe, expect, test } from 'vitest';
import { cipherWords } from '../cipher-words.fixtures.ts';
import { multiways } from './multiways.ts';
import { payWays } from './pay-ways.ts';
import { playWays } from './play-ways.ts';
import { waysModel } from './ways-model.ts';
import { firstWindowReturn, freeSpinsChance, freeSpinsReturn, waysHitRate } from './ways-return.ts';
import { simulatedReturn } from './ways-simulation.fixtures.ts';

/** Its windows are few enough to look at all of them: one or two rows on four reels. */
const small = waysModel({
  ...multiways,
  minRows: 1,
  rowWeights: [2, 1],
  reels: [
    { A: 1, T: 2, S: 1 },
    { A: 1, T: 1, W: 1, S: 1 },
    { A: 1, T: 1, W: 1 },
    { A: 1, T: 2 },
  ],
  pays: { A: { 2: 1, 3: 5, 4: 20 }, T: { 3: 1, 4: 3 } },
  freeSpins: { scatters: 2, spins: 2 },
});

/** Every column that a reel can show, with its chance. */
function columnsOf(drum: string): [column: string[], chance: number][] {
  const cells = [...drum];
  const chances = new Map<string, number>();
  const add = (column: string, chance: number) => chances.set(column, (chances.get(column) ?? 0) + chance);
  for (const top of cells) {
    add(top, 2 / 3 / cells.length);
    for (const bottom of cells) add(top + bottom, 1 / 3 / cells.length ** 2);
  }
  return [...chances].map(([column, chance]) => [[...column], chance]);
}

test('the sum over all windows of a small model equals its computed return, hit rate and chance of free spins', () => {
  let windows: [window: string[][], chance: number][] = [[[], 1]];
  for (const drum of small.drums) {
    const columns = columnsOf(drum);
    windows = windows.flatMap(([window, chance]) => columns.map(([column, of]): [string[][], number] => [[...window, column], chance * of]));
  }
  let [returned, hits, triggers, all] = [0, 0, 0, 0];
  for (const [window, chance] of windows) {
    const win = payWays(small, window, 20, 1).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    all += chance;
    returned += (chance * win) / 20;
    if (win > 0) hits += chance;
    if (window.flat().filter((symbol) => symbol === 'S').length >= 2) triggers += chance;
  }
  expect(all).toBeCloseTo(1, 10);
  expect(firstWindowReturn(small, small.drums)).toBeCloseTo(returned, 10);
  expect(waysHitRate(small, small.drums)).toBeCloseTo(hits, 10);
  expect(freeSpinsChance(small)).toBeCloseTo(triggers, 10);
});

test('the return of free spins is the sum over each spin with its mean multiplier', () => {
  const means = { win: 0.5, winningWindows: 0.75, laterWin: 0.25 };
  let expected = 0;
  for (let spin = 0; spin < multiways.freeSpins.spins; spin++) expected += (1 + spin * means.winningWindows) * means.win + means.laterWin;
  expect(freeSpinsReturn(multiways, means)).toBeCloseTo(expected, 12);
});

describe('multiways', () => {
  test('states its exact hit rate', () => {
    expect(multiways.hitRate).toBe(Number(waysHitRate(multiways, multiways.drums).toFixed(4)));
  });

  test('has no wilds on the first reel, and pays for every other symbol', () => {
    expect(multiways.drums[0]).not.toContain('W');
    const shown = new Set(multiways.drums.join(''));
    expect([...shown].filter((symbol) => symbol !== 'W' && symbol !== 'S').sort()).toEqual(Object.keys(multiways.pays).sort());
    expect(multiways.fallingDrums.join('')).not.toContain('S');
  });

  test('returns in simulated play what it states, within the sampling error', () => {
    const next = cipherWords('ways, short');
    const rounds = Array.from({ length: 20_000 }, () => playWays(multiways, 20, next));
    const expectMean = (values: readonly number[], exact: number) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
      expect(Math.abs(mean - exact)).toBeLessThan((2.58 * deviation) / Math.sqrt(values.length));
    };
    expectMean(
      rounds.map(({ winMinor }) => winMinor / 20),
      multiways.rtpPercent / 100,
    );
    expectMean(
      rounds.map(({ spins }) => (spins[0]?.steps[0]?.winMinor ?? 0) / 20),
      firstWindowReturn(multiways, multiways.drums),
    );
    expectMean(
      rounds.map(({ spins }) => ((spins[0]?.winMinor ?? 0) > 0 ? 1 : 0)),
      multiways.hitRate,
    );
    expectMean(
      rounds.map(({ spins }) => (spins.length > 1 ? 1 : 0)),
      freeSpinsChance(multiways),
    );
  });

  test('returns what it states by a program that only counts symbols', () => {
    const { total } = simulatedReturn(multiways, 30_000, cipherWords('ways, counted, short'));
    expect(Math.abs(total.mean - multiways.rtpPercent / 100)).toBeLessThan(total.error);
  });
});
