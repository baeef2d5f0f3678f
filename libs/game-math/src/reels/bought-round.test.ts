import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { bonusBuy } from './bonus-buy.ts';
import { boughtReturn } from './bought-return.ts';
import { buyPriceMinor, playBought, winningStops } from './bought-round.ts';
import { exactReturn } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import { playReels } from './play-reels.ts';
import type { ReelsModel } from './reels-model.ts';
import { reelsModels } from './reels-models.ts';
import { threeReels } from './three-reels.ts';

const seeds = fc.record({ units: fc.integer({ min: 1, max: 1_000 }), nonce: fc.nat() });

describe('a bought round', () => {
  test('costs a whole number of tenths of the bet', () => {
    expect(buyPriceMinor(bonusBuy, 20)).toBe(1_008);
    expect(buyPriceMinor(bonusBuy, 100)).toBe(5_040);
    expect(buyPriceMinor(bonusBuy, 2_000)).toBe(100_800);
  });

  test('wins the free spins with its first spin, and plays all of them', () => {
    fc.assert(
      fc.property(seeds, ({ units, nonce }) => {
        const round = playBought(bonusBuy, units * 20, hmacWords('server', 'client', nonce));
        expect(round.spins[0]?.freeSpinsWon).toBe(12);
        expect(round.spins[0]?.window.flat().filter((symbol) => symbol === 'S').length).toBeGreaterThanOrEqual(3);
        const won = round.spins.reduce((sum, spin) => sum + spin.freeSpinsWon, 0);
        expect(round.spins.length - 1).toBe(Math.min(won, 240));
        expect(round.winMinor).toBe(round.spins.reduce((sum, spin) => sum + spin.winMinor, 0));
        expect(Number.isSafeInteger(round.winMinor)).toBe(true);
      }),
    );
  });

  test('replays from the same words, and its draw does not depend on the bet', () => {
    fc.assert(
      fc.property(seeds, ({ units, nonce }) => {
        const [small, again, large] = [20, 20, units * 20].map((bet) => playBought(bonusBuy, bet, hmacWords('server', 'client', nonce)));
        expect(again).toEqual(small);
        expect(large?.spins.map(({ window }) => window)).toEqual(small?.spins.map(({ window }) => window));
        expect(large?.winMinor).toBe((small?.winMinor ?? 0) * units);
      }),
    );
  });

  test('draws the first window from every window that wins free spins', () => {
    const groups = winningStops(bonusBuy);
    const cycle = bonusBuy.strips.reduce((product, { length }) => product * length, 1);
    const windows = groups.reduce((sum, group) => sum + group.windows, 0);
    expect(windows / cycle).toBeCloseTo(exactReturn(bonusBuy).trigger, 14);
    for (const { stops, windows: count } of groups) expect(stops.reduce((product, { length }) => product * length, 1)).toBe(count);
    expect(new Set(groups.map(({ stops }) => JSON.stringify(stops))).size).toBe(groups.length);
  });

  test.each([0, -20, 10, 15, 20.5, Number.NaN])('a bet of %d is refused', (betMinor) => {
    expect(() => playBought(bonusBuy, betMinor, hmacWords('server', 'client', 0))).toThrow(RangeError);
  });

  test.each([fiveReels, threeReels])('is refused by $id, which sells no free spins', (model) => {
    expect(() => buyPriceMinor(model, 20)).toThrow(RangeError);
    expect(() => playBought(model, 20, hmacWords('server', 'client', 0))).toThrow(RangeError);
  });
});

const sellers = Object.values(reelsModels).filter((model: ReelsModel) => model.bonusBuy);

describe.each(sellers)('the purchase of $id', (model) => {
  const exact = boughtReturn(model);

  test('has the stated price and return, which is at most that of a paid spin', () => {
    expect(model.bonusBuy).toEqual({ priceTenths: exact.priceTenths, rtpPercent: Number((exact.total * 100).toFixed(3)) });
    expect(exact.total).toBeLessThanOrEqual(exactReturn(model).total);
    expect((exact.value / (exact.priceTenths - 1)) * 10).toBeGreaterThan(exactReturn(model).total);
  });

  test('returns in simulated play what it states, within the sampling error', () => {
    const next = hmacWords('c'.repeat(64), `${model.id} bought`, 0);
    const returns = Array.from({ length: 1_500 }, () => playBought(model, 20, next).winMinor / buyPriceMinor(model, 20));
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const deviation = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / returns.length);
    expect(Math.abs(mean - exact.total)).toBeLessThan((2.58 * deviation) / Math.sqrt(returns.length));
  });
});

test('a first spin that is bought is worth what paid spins with free spins win on average', () => {
  const next = hmacWords('f'.repeat(64), 'paid spins', 0);
  const won: number[] = [];
  for (let spin = 0; spin < 40_000; spin++) {
    const [paid] = playReels(bonusBuy, 20, next).spins;
    if (paid && paid.freeSpinsWon > 0) won.push(paid.winMinor / 20);
  }
  const mean = won.reduce((sum, value) => sum + value, 0) / won.length;
  const deviation = Math.sqrt(won.reduce((sum, value) => sum + (value - mean) ** 2, 0) / won.length);
  expect(Math.abs(mean - boughtReturn(bonusBuy).firstSpin)).toBeLessThan((3.3 * deviation) / Math.sqrt(won.length));
});
