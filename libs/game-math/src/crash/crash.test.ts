import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { crash, crashCashOutMove, crashSpot } from './crash.ts';
import { bustHundredths, crashBust, crashFlightMs, crashLowest, crashMultipleAt, crashTimeOf, crashTop, reachChance } from './crash-flight.ts';

const highest = 2 ** 52 - 1;

describe('the end of a flight', () => {
  test.each([
    [0, 100],
    [highest, crashTop],
    [2 ** 51, 194],
  ])('of the random number %i is %i', (random, bust) => expect(bustHundredths(random)).toBe(bust));

  test('is at least x for exactly 0.97 / x of all random numbers', () => {
    for (const multiple of [101, 102, 133, 150, 194, 195, 200, 237, 999, 1_000, 12_345, 999_999, crashTop]) {
      // Ends rise with the random number: the first one that reaches the multiple is searched by halves.
      let low = 0;
      let high = highest;
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (bustHundredths(middle) >= multiple) high = middle;
        else low = middle + 1;
      }
      const share = (highest + 1 - low) / (highest + 1);
      expect(share).toBe(reachChance(multiple));
      expect((share * multiple) / 100).toBeCloseTo(0.97, 9);
      expect(crash.figuresOf(crashSpot(multiple)).rtpPercent).toBe(97);
    }
  });

  test('follows from the seeds as published: 2.64 would be paid at a return of 99 %', () => {
    const words = () => hmacWords('a'.repeat(64), 'client-seed', 0);
    const next = words();
    const random = (next() >>> 6) * 2 ** 26 + (next() >>> 6);
    expect(Math.floor((99 * 2 ** 52) / (2 ** 52 - random))).toBe(264);
    expect(crashBust(words())).toBe(Math.floor((97 * 2 ** 52) / (2 ** 52 - random)));
  });
});

describe('the multiple in flight', () => {
  test('starts at one stake and doubles in 11.6 seconds', () => {
    expect(crashMultipleAt(0)).toBe(100);
    expect(crashTimeOf(200)).toBe(11_553);
    expect(crashMultipleAt(-1)).toBe(100);
    expect(crashMultipleAt(1e9)).toBe(crashTop);
  });

  test.each([100, crashLowest, 150, 237, 999, 10_000, crashTop])('has reached %i at its time, and not before', (multiple) => {
    const ms = crashTimeOf(multiple);
    expect(crashMultipleAt(ms)).toBeGreaterThanOrEqual(multiple);
    if (ms > 0) expect(crashMultipleAt(ms - 1)).toBeLessThan(multiple);
  });

  test('never exceeds the end of the flight while it lasts', () => {
    for (const bust of [100, 101, 194, 9_999, crashTop]) expect(crashMultipleAt(crashFlightMs(bust) - 1)).toBeLessThanOrEqual(bust);
  });
});

describe('a bet', () => {
  // The flight of these words ends at 2.59.
  const play = (spot: string, moves: readonly string[] = []) =>
    crash.play([{ spot, amountMinor: 333 }], moves, hmacWords('a'.repeat(64), 'client-seed', 0));

  test.each([
    ['auto-2.59', [], 862, 259],
    ['auto-2.60', [], 0, null],
    ['auto-1.01', [], 336, 101],
    ['manual', [], 0, null],
    ['manual', ['cash-out-2.37'], 789, 237],
    ['auto-10.00', ['cash-out-1.50'], 499, 150],
    ['manual', ['cash-out-2.60'], 0, null],
  ])('on %s with the moves %j returns %i', (spot, moves, winMinor, cashedOutAt) => {
    expect(play(spot, moves)).toMatchObject({ winMinor, view: { bust: 259, cashedOutAt } });
  });

  test.each(['auto-1.00', 'auto-1', 'auto-1.5', 'auto-01.50', 'auto-10000.01', 'auto-NaN', 'auto-1e2', 'manual-2.00', 'cash-out-2.00'])(
    'has no spot %s',
    (spot) => expect(crash.isSpot(spot)).toBe(false),
  );

  test('names its moves as it reads them', () => expect(crashCashOutMove(205)).toBe('cash-out-2.05'));
});
