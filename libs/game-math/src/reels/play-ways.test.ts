import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { multiways } from './multiways.ts';
import { payWays } from './pay-ways.ts';
import { playWays, type WaysSpin } from './play-ways.ts';
import { maxWaysOf } from './ways-model.ts';

const rounds = fc.record({ units: fc.integer({ min: 1, max: 5_000 }), nonce: fc.nat() });
const roundOf = (bet: number, nonce: number) => playWays(multiways, bet, hmacWords('server', 'ways', nonce));

/** Rounds with free spins, found by their nonce. */
const withFreeSpins = Array.from({ length: 1_500 }, (_, nonce) => nonce).filter((nonce) => roundOf(20, nonce).spins.length > 1);

/** What is left of each reel after the winning cells of a step have vanished. */
function leftOf({ window, wins }: WaysSpin['steps'][number]): string[][] {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(String)));
  return window.map((column, reel) => column.filter((_, row) => !gone.has(String([reel, row]))));
}

describe('a round with ways', () => {
  test('shows two to seven rows on each of six reels, and every number of rows comes up', () => {
    const windows = Array.from({ length: 200 }, (_, nonce) => roundOf(20, nonce).spins.map(({ steps }) => steps[0]?.window ?? [])).flat();
    expect(windows.every((window) => window.length === 6)).toBe(true);
    expect([...new Set(windows.flat().map((column) => column.length))].sort()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(maxWaysOf(multiways)).toBe(117_649);
  });

  test('keeps what did not win, dropped to the bottom, under symbols that fall', () => {
    fc.assert(
      fc.property(rounds, ({ nonce }) => {
        for (const { steps, ways } of roundOf(20, nonce).spins) {
          for (const [index, step] of steps.entries()) {
            expect(step.window.reduce((product, { length }) => product * length, 1)).toBe(ways);
            const before = steps[index - 1];
            if (!before) continue;
            for (const [reel, left] of leftOf(before).entries()) {
              const column = step.window[reel] ?? [];
              expect(column.slice(column.length - left.length)).toEqual(left);
              expect(column.slice(0, column.length - left.length)).not.toContain('S');
            }
          }
        }
      }),
    );
  });

  test('ends a spin with its first window without a win, and adds up integer amounts', () => {
    fc.assert(
      fc.property(rounds, ({ units, nonce }) => {
        const bet = units * 20;
        const round = roundOf(bet, nonce);
        for (const { steps, winMinor } of round.spins) {
          expect(steps.map(({ wins }) => wins.length > 0)).toEqual(steps.map((_, index) => index < steps.length - 1));
          for (const step of steps) {
            expect(step.wins).toEqual(payWays(multiways, step.window, bet, step.multiplier));
            expect(step.winMinor).toBe(step.wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
            expect(Number.isSafeInteger(step.winMinor)).toBe(true);
          }
          expect(winMinor).toBe(steps.reduce((sum, step) => sum + step.winMinor, 0));
        }
        expect(round.winMinor).toBe(round.spins.reduce((sum, { winMinor }) => sum + winMinor, 0));
        expect(round.isMaxWin).toBe(false);
      }),
    );
  });

  test('replays from the same words, and its draw does not depend on the bet', () => {
    fc.assert(
      fc.property(rounds, ({ units, nonce }) => {
        const [small, again, large] = [roundOf(20, nonce), roundOf(20, nonce), roundOf(20 * units, nonce)];
        expect(again).toEqual(small);
        expect(large.spins.map(({ steps }) => steps.map(({ window }) => window))).toEqual(
          small.spins.map(({ steps }) => steps.map(({ window }) => window)),
        );
        expect(large.winMinor).toBe(small.winMinor * units);
      }),
    );
  });

  test('wins twelve free spins with four scatters in the first window of the paid spin, and never with fewer', () => {
    expect(withFreeSpins.length).toBeGreaterThan(2);
    for (let nonce = 0; nonce < 1_500; nonce++) {
      const { spins } = roundOf(20, nonce);
      const scatters = spins[0]?.steps[0]?.window.flat().filter((symbol) => symbol === 'S').length ?? 0;
      expect(spins).toHaveLength(scatters >= 4 ? 13 : 1);
      expect(spins.map(({ freeSpinsWon }) => freeSpinsWon)).toEqual(scatters >= 4 ? [12, ...Array.from({ length: 12 }, () => 0)] : [0]);
    }
  });

  test('pays the paid spin once, and free spins with a multiplier that rises with each window with wins', () => {
    for (const nonce of withFreeSpins) {
      const [paid, ...free] = roundOf(20, nonce).spins;
      expect(paid?.steps.every(({ multiplier }) => multiplier === 1)).toBe(true);
      let multiplier = 1;
      for (const step of free.flatMap(({ steps }) => steps)) {
        expect(step.multiplier).toBe(multiplier);
        if (step.wins.length > 0) multiplier += 1;
      }
      expect(free.flatMap(({ steps }) => steps.flatMap(({ window }) => window.flat()))).not.toContain('S');
    }
  });

  test('ends when it has won its maximum, and pays no more', () => {
    // The words of each reel: seven rows, and seven times the first symbol of its drum, the highest.
    let drawn = 0;
    const next = () => (drawn++ % 8 === 0 ? 24 : 0);
    const round = playWays(multiways, 100, next);
    expect(round.spins[0]?.steps).toHaveLength(1);
    expect(round.spins[0]?.ways).toBe(117_649);
    expect(round.spins[0]?.winMinor).toBe(117_649 * 200 * 5);
    expect(round).toMatchObject({ winMinor: 1_000_000, isMaxWin: true });
    expect(drawn).toBe(6 * 8);
  });

  test('ends at its maximum in the middle of free spins', () => {
    const wonBy = (spins: readonly WaysSpin[]) => spins.reduce((sum, { winMinor }) => sum + winMinor, 0);
    const limited = withFreeSpins.map((nonce) => {
      const full = roundOf(20, nonce);
      const maxWinTimesBet = Math.ceil(full.winMinor / 40);
      return { full, maxWinTimesBet, round: playWays({ ...multiways, maxWinTimesBet }, 20, hmacWords('server', 'ways', nonce)) };
    });
    for (const { full, maxWinTimesBet, round } of limited) {
      expect(round).toMatchObject({ winMinor: maxWinTimesBet * 20, isMaxWin: true });
      expect(wonBy(round.spins.slice(0, -1))).toBeLessThan(maxWinTimesBet * 20);
      expect(round.spins.slice(0, -1)).toEqual(full.spins.slice(0, round.spins.length - 1));
    }
    expect(limited.some(({ full, round }) => round.spins.length < full.spins.length)).toBe(true);
  });

  test.each([0, -20, 10, 30, 20.5, Number.NaN, 2 ** 53])('a bet of %d is refused', (betMinor) => {
    expect(() => playWays(multiways, betMinor, () => 0)).toThrow(RangeError);
  });
});
