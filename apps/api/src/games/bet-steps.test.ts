import { reelsModels } from '@playfront/game-math';
import { currencies } from '@playfront/money';
import { describe, expect, it } from 'vitest';
import { betSteps } from './bet-steps.ts';

describe('the stakes of a game', () => {
  it.each([
    ['EUR', 10, [10, 20, 40, 60, 100, 200, 500, 1000, 2000], 100],
    ['EUR', 20, [20, 40, 60, 100, 200, 500, 1000, 2000], 100],
    ['XXX', 5, [10, 20, 40, 60, 100, 200, 500, 1000, 2000], 100],
    ['JPY', 20, [20, 40, 60, 100, 200, 500, 1000, 2000], 100],
    ['SEK', 20, [100, 200, 400, 600, 1000, 2000, 5000, 10000, 20000], 1000],
  ] as const)('in %s over %i lines divide evenly over the lines', (currency, lines, expected, start) => {
    expect(betSteps(currency, lines)).toEqual({ betsMinor: expected, defaultMinor: start });
  });

  it('exist for every currency and model', () => {
    for (const currency of currencies) {
      for (const model of Object.values(reelsModels))
        expect(betSteps(currency, model.lines.length).betsMinor.length, `${currency} ${model.id}`).toBeGreaterThanOrEqual(6);
    }
  });
});
