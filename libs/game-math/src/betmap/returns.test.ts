import { describe, expect, test } from 'vitest';
import { overUnder, twoDice } from './dice.ts';
import { fight } from './fighting.ts';
import { race, runnerStrengths } from './racing.ts';
import { americanRoulette, colourOf, doubleZeroWheel, europeanRoulette, frenchRoulette, singleZeroWheel } from './roulette.ts';
import { sicBo } from './sic-bo.ts';
import { virtualFootball } from './virtual-football.ts';

const rtp = (model: { figuresOf(spot: string): { rtpPercent: number } }, ...spots: readonly string[]) =>
  spots.map((spot) => model.figuresOf(spot).rtpPercent);

describe('roulette', () => {
  test('has every bet of the table', () => {
    // 37 numbers, 60 splits, 14 streets and trios, 23 corners, 11 lines, 6 dozens and columns, 6 even chances.
    expect(europeanRoulette.exampleSpots).toHaveLength(37 + 60 + 14 + 23 + 11 + 6 + 6);
    expect(
      ['split-1-4', 'street-34-35-36', 'corner-32-33-35-36', 'line-31-32-33-34-35-36', 'street-0-2-3', 'corner-0-1-2-3'].every(
        europeanRoulette.isSpot,
      ),
    ).toBe(true);
    expect(['split-3-4', 'corner-3-4-6-7', 'split-34-37', 'street-2-3-4', 'straight-37'].some(europeanRoulette.isSpot)).toBe(false);
    expect(['straight-37', 'split-0-37', 'five-0-1-2-3-37'].every(americanRoulette.isSpot)).toBe(true);
  });

  test('returns 36 of 37, or 36 of 38, on every bet but the five numbers', () => {
    expect(new Set(rtp(europeanRoulette, ...europeanRoulette.exampleSpots))).toEqual(new Set([97.297]));
    expect(new Set(rtp(americanRoulette, ...americanRoulette.exampleSpots.filter((spot) => !spot.startsWith('five'))))).toEqual(new Set([94.737]));
    expect(rtp(americanRoulette, 'five-0-1-2-3-37')).toEqual([92.105]);
  });

  test('returns half of an even chance on zero at the French table', () => {
    expect(rtp(frenchRoulette, 'red', 'even', 'low', 'dozen-1')).toEqual([98.649, 98.649, 98.649, 97.297]);
  });

  test('has each pocket once, and colours that alternate around the European wheel', () => {
    expect(singleZeroWheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    expect(doubleZeroWheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, pocket) => pocket));
    const colours = singleZeroWheel.slice(1).map(colourOf);
    expect(colours.every((colour, index) => index === 0 || colour !== colours[index - 1])).toBe(true);
  });
});

test('sic bo has the published returns', () => {
  expect(rtp(sicBo, 'small', 'odd', 'combo-1-6', 'single-3', 'any-triple', 'triple-6', 'double-2')).toEqual([
    97.222, 97.222, 97.222, 96.296, 86.111, 83.796, 81.481,
  ]);
  expect(rtp(sicBo, 'total-4', 'total-5', 'total-6', 'total-7', 'total-8', 'total-9', 'total-10')).toEqual([
    87.5, 88.889, 87.963, 90.278, 87.5, 92.593, 87.5,
  ]);
});

test('two dice return what the thrown totals give', () => {
  const waysOf = (total: number) => 6 - Math.abs(7 - total);
  const field = [2, 3, 4, 9, 10, 11, 12].reduce((sum, total) => sum + waysOf(total) * (total === 12 ? 4 : total === 2 ? 3 : 2), 0);
  expect(rtp(twoDice, 'field', 'under-7', 'total-7')).toEqual(
    [field, 15 * 2.3, 6 * 5.8].map((returned) => Number(((returned * 100) / 36).toFixed(3))),
  );
});

test.each(['under-100', 'under-5000', 'under-9500', 'over-499', 'over-9899'])('a roll %s returns 99 per cent, less what is cut off', (spot) => {
  const [returned = 0] = rtp(overUnder, spot);
  expect(returned).toBeLessThanOrEqual(99);
  expect(returned).toBeGreaterThan(98.99);
});

test('the race pays by the chances of the places', () => {
  const strength = (runner: number) => (runnerStrengths[runner] ?? 0) / 100;
  // The chance of a place, summed over the runners ahead of it: independent of the list of podiums.
  const runners = runnerStrengths.map((_, runner) => runner);
  function placeChance(runner: number): number {
    let chance = strength(runner);
    for (const first of runners.filter((other) => other !== runner)) {
      const left = 1 - strength(first);
      chance += (strength(first) * strength(runner)) / left;
      for (const second of runners.filter((other) => other !== runner && other !== first))
        chance += (((strength(first) * strength(second)) / left) * strength(runner)) / (left - strength(second));
    }
    return chance;
  }
  for (const runner of runners) expect(race.figuresOf(`place-${runner}`).hitRate).toBeCloseTo(placeChance(runner), 12);
  expect(rtp(race, 'win-0', 'win-1', 'win-7')).toEqual([91, 92, 92]);
  const all = rtp(race, ...race.exampleSpots);
  expect([Math.min(...all), Math.max(...all)]).toEqual([90.967, 92]);
});

test.each([
  ['virtual football', virtualFootball],
  ['the fight', fight],
])('%s returns 94 per cent on every bet, less what is cut off', (_, model) => {
  const all = rtp(model, ...model.exampleSpots);
  expect(Math.max(...all)).toBeLessThanOrEqual(94);
  expect(Math.min(...all)).toBeGreaterThan(93.4);
});

test('opposite results of a match share all chances', () => {
  const chance = (spot: string) => virtualFootball.figuresOf(spot).hitRate;
  expect(chance('home') + chance('draw') + chance('away')).toBeCloseTo(1, 12);
  expect(chance('over-2.5') + chance('under-2.5')).toBeCloseTo(1, 12);
  expect(chance('both-score')).toBeCloseTo((1 - 0.2231) * (1 - 0.3166), 12);
});
