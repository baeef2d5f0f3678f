import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import type { WordSource } from '../uniform-int.ts';
import { fiveReels } from './five-reels.ts';
import { playReels } from './play-reels.ts';
import type { ReelsModel } from './reels-model.ts';
import { reelsModels } from './reels-models.ts';

const models = Object.values(reelsModels);
const rounds = fc.record({
  model: fc.constantFrom(...models),
  units: fc.integer({ min: 1, max: 100_000 }),
  clientSeed: fc.string({ maxLength: 20 }),
  nonce: fc.nat(),
});

/** Words below the strip's length are the stops themselves, so that a test can choose where the reels stop. */
function stopsAt(...stops: number[]): WordSource {
  return () => {
    const stop = stops.shift();
    if (stop === undefined) throw new Error('The round drew more stops than expected');
    return stop;
  };
}

/** Stops of a spin with `count` scatters in the top row, from the left; the other reels show none. */
function stopsWithScatters(model: ReelsModel, count: number): number[] {
  return model.strips.map((strip, reel) =>
    reel < count
      ? strip.indexOf('S')
      : [...strip].findIndex((_, stop) => ![...(strip + strip).slice(stop, stop + model.rows)].some((symbol) => symbol === 'S' || symbol === 'W')),
  );
}

const noScatter = stopsWithScatters(fiveReels, 0);
const trigger = stopsWithScatters(fiveReels, 3);

function repeat(stops: readonly number[], times: number): number[] {
  return Array.from({ length: times }, () => stops).flat();
}

describe('a round of reels', () => {
  test('shows each reel from its stop downwards and joins the ends of a strip', () => {
    const { spins } = playReels(fiveReels, 10, stopsAt(29, 0, 1, 2, 30));
    expect(spins[0]?.window).toEqual([
      ['J', 'T', 'C'],
      ['A', 'C', 'J'],
      ['S', 'T', 'J'],
      ['W', 'B', 'Q'],
      ['D', 'C', 'J'],
    ]);
  });

  test('three scatters play ten free spins within the round', () => {
    const { spins } = playReels(fiveReels, 10, stopsAt(...trigger, ...repeat(noScatter, 10)));
    expect(spins).toHaveLength(11);
    expect(spins.map((spin) => spin.freeSpinsWon)).toEqual([10, ...repeat([0], 10)]);
  });

  test('scatters of a free spin win more free spins, and pay double', () => {
    const { spins } = playReels(fiveReels, 10, stopsAt(...trigger, ...repeat(noScatter, 4), ...trigger, ...repeat(noScatter, 15)));
    expect(spins).toHaveLength(21);
    expect(spins[5]?.freeSpinsWon).toBe(10);
    const scatterWins = [0, 5].map((index) => spins[index]?.wins.find((win) => win.line === 'scatter')?.amountMinor);
    expect(scatterWins).toEqual([20, 40]);
  });

  test('a round ends after the maximum number of free spins', () => {
    const { spins } = playReels(fiveReels, 10, stopsAt(...repeat(trigger, 201)));
    expect(spins).toHaveLength(1 + 200);
  });

  test('three reels never win free spins', () => {
    const next = hmacWords('seed', 'client', 1);
    for (let i = 0; i < 300; i++) expect(playReels(reelsModels['three-reels'], 5, next).spins).toHaveLength(1);
  });

  test('wins add up in integer minor units, and a round has as many free spins as it won', () => {
    fc.assert(
      fc.property(rounds, ({ model, units, clientSeed, nonce }) => {
        const round = playReels(model, units * model.lines.length, hmacWords('server', clientSeed, nonce));
        const amounts = round.spins.flatMap((spin) => spin.wins.map((win) => win.amountMinor));
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
        expect(round.winMinor).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        for (const spin of round.spins) expect(spin.winMinor).toBe(spin.wins.reduce((sum, win) => sum + win.amountMinor, 0));
        const wonCount = round.spins.reduce((sum, spin) => sum + spin.freeSpinsWon, 0);
        expect(round.spins.length - 1).toBe(Math.min(wonCount, model.freeSpins?.maxPerRound ?? 0));
      }),
      { numRuns: 400 },
    );
  });

  test('every winning cell shows the symbol paid or a wild', () => {
    fc.assert(
      fc.property(rounds, ({ model, clientSeed, nonce }) => {
        for (const spin of playReels(model, model.lines.length, hmacWords('server', clientSeed, nonce)).spins) {
          for (const win of spin.wins) {
            expect(win.cells).toHaveLength(win.count);
            for (const [reel, row] of win.cells) expect([win.symbol, 'W']).toContain(spin.window[reel]?.[row]);
          }
        }
      }),
    );
  });

  test('the same words replay the same round', () => {
    fc.assert(
      fc.property(rounds, ({ model, units, clientSeed, nonce }) => {
        const play = () => playReels(model, units * model.lines.length, hmacWords('server', clientSeed, nonce));
        expect(play()).toEqual(play());
      }),
    );
  });

  test('the draw does not depend on the bet, and wins are proportional to it', () => {
    fc.assert(
      fc.property(rounds, ({ model, units, clientSeed, nonce }) => {
        const [small, large] = [1, units].map((times) => playReels(model, times * model.lines.length, hmacWords('server', clientSeed, nonce)));
        expect(large?.spins.map((spin) => spin.window)).toEqual(small?.spins.map((spin) => spin.window));
        expect(large?.winMinor).toBe((small?.winMinor ?? 0) * units);
      }),
    );
  });

  test.each([0, -10, 5, 15.5, Number.NaN, 2 ** 53])('a bet of %d is refused', (betMinor) => {
    expect(() => playReels(fiveReels, betMinor, stopsAt(0, 0, 0, 0, 0))).toThrow(RangeError);
  });
});
