import { describe, expect, test } from 'vitest';
import { cipherWords } from '../cipher-words.fixtures.ts';
import { uniformInt } from '../uniform-int.ts';
import { bonusBuy } from './bonus-buy.ts';
import { boughtReturn } from './bought-return.ts';
import { buyPriceMinor, playBought, winningStops } from './bought-round.ts';
import { jackpotReels } from './jackpot-reels.ts';
import { jackpotOf, jackpotReturn, newPool, stepPool } from './jackpot.ts';
import { multiways } from './multiways.ts';
import { payWindow } from './pay-window.ts';
import { visibleSymbols } from './play-reels.ts';
import { playWays } from './play-ways.ts';
import { simulatedReturn } from './ways-simulation.fixtures.ts';

/** Deviations of the 99 % interval. The words are fixed, so that no run fails by chance. */
const deviations = 2.576;
const million = 1_000_000;
const timeout = 900_000;

/** The mean of many returns with half of its interval. */
function measure(rounds: number, play: () => number): { mean: number; error: number } {
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const returned = play();
    sum += returned;
    squares += returned ** 2;
  }
  const mean = sum / rounds;
  return { mean, error: (deviations * Math.sqrt(squares / rounds - mean ** 2)) / Math.sqrt(rounds) };
}

describe('multiways', () => {
  test('returns what it states in 10 million rounds', { timeout }, () => {
    const next = cipherWords('ways');
    const { mean, error } = measure(10 * million, () => playWays(multiways, 20, next).winMinor / 20);
    expect(Math.abs(mean - multiways.rtpPercent / 100)).toBeLessThan(error);
  });

  test('returns what it states by a program that only counts symbols', { timeout }, () => {
    const { total } = simulatedReturn(multiways, 5 * million, cipherWords('ways, counted'));
    expect(total.error).toBeLessThan(0.0025);
    expect(Math.abs(total.mean - multiways.rtpPercent / 100)).toBeLessThan(total.error);
  });
});

describe('bonus-buy', () => {
  test('wins on average, over all first windows of bought rounds, what is computed', { timeout }, () => {
    let [windows, won] = [0, 0];
    for (const { stops } of winningStops(bonusBuy)) {
      const columns = bonusBuy.strips.map((strip, reel) => (stops[reel] ?? []).map((stop) => visibleSymbols(strip, stop, bonusBuy.rows)));
      const walk = (window: readonly string[][]): void => {
        const next = columns[window.length];
        if (next) return next.forEach((column) => walk([...window, column]));
        windows += 1;
        for (const { amountMinor } of payWindow(bonusBuy, window, 20, 1)) won += amountMinor;
      };
      walk([]);
    }
    expect(windows).toBe(289_629);
    expect(won / 20 / windows).toBeCloseTo(boughtReturn(bonusBuy).firstSpin, 10);
  });

  test('returns what it states in 300,000 purchases', { timeout }, () => {
    const next = cipherWords('bought');
    const { mean, error } = measure(0.3 * million, () => playBought(bonusBuy, 20, next).winMinor / buyPriceMinor(bonusBuy, 20));
    expect(Math.abs(mean - boughtReturn(bonusBuy).total)).toBeLessThan(error);
  });
});

test('the pool returns what it states in 10 million draws, from one win to the next', { timeout }, () => {
  const jackpot = jackpotOf(jackpotReels);
  const { contributionPercent, seedPercent } = jackpotReturn(jackpotReels);
  const next = cipherWords('jackpot');
  const stake = 2_000;
  let pool = newPool(jackpot);
  let [paid, wins] = [0, 0];
  const spins = 10 * million;
  for (let spin = 0; spin < spins; spin++) {
    const isWon = uniformInt(next, jackpot.stakesPerWinMinor) < stake;
    const step = stepPool(jackpot, pool, stake, isWon);
    paid += step.paidMinor;
    wins += isWon ? 1 : 0;
    pool = step.pool;
  }
  const expectedWins = (spins * stake) / jackpot.stakesPerWinMinor;
  expect(Math.abs(wins - expectedWins)).toBeLessThan(deviations * Math.sqrt(expectedWins));
  const returned = (paid + pool.amountMinor - jackpot.seedMinor) / (spins * stake);
  // Only the number of seeds is left to chance: what is in the pool will be paid.
  const error = (deviations * Math.sqrt(expectedWins) * jackpot.seedMinor) / (spins * stake);
  expect(Math.abs(returned - (contributionPercent + seedPercent) / 100)).toBeLessThan(error);
});
