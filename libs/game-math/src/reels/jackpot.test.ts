import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { uniformInt } from '../uniform-int.ts';
import { exactReturn } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import { jackpotReels } from './jackpot-reels.ts';
import { jackpotChance, jackpotOf, jackpotReturn, newPool, playJackpotReels, stepPool } from './jackpot.ts';
import { playReels } from './play-reels.ts';

const jackpot = jackpotOf(jackpotReels);
const stakes = fc.integer({ min: 1, max: 200 }).map((tens) => tens * 10);

describe('a round with a jackpot', () => {
  test('plays the reels as without it, for every stake', () => {
    fc.assert(
      fc.property(stakes, fc.nat(), (stake, nonce) => {
        const { spins, winMinor } = playJackpotReels(jackpotReels, stake, stake, hmacWords('server', 'client', nonce));
        expect({ spins, winMinor }).toEqual(playReels(jackpotReels, stake, hmacWords('server', 'client', nonce)));
      }),
    );
  });

  test('draws for the jackpot from the words after the last free spin, the same number for every stake', () => {
    fc.assert(
      fc.property(stakes, fc.nat(), (stake, nonce) => {
        const words = hmacWords('server', 'client', nonce);
        playReels(jackpotReels, 10, words);
        const drawn = uniformInt(words, jackpot.stakesPerWinMinor);
        const round = playJackpotReels(jackpotReels, stake, stake, hmacWords('server', 'client', nonce));
        expect(round.jackpotDraw).toBe(drawn);
        expect(round.isJackpotWon).toBe(drawn < stake);
      }),
    );
  });

  test.each([
    { draw: 0, stake: 10, isWon: true },
    { draw: 9, stake: 10, isWon: true },
    { draw: 10, stake: 10, isWon: false },
    { draw: 1_999, stake: 2_000, isWon: true },
    { draw: 2_000, stake: 2_000, isWon: false },
    { draw: 249_999_999, stake: 2_000, isWon: false },
  ])('the number $draw wins with a stake of $stake: $isWon', ({ draw, stake, isWon }) => {
    const words = [0, 0, 0, 3, 0, draw];
    const round = playJackpotReels(jackpotReels, stake, stake, () => {
      const word = words.shift();
      if (word === undefined) throw new Error('The round drew more words than expected');
      return word;
    });
    expect(round.isJackpotWon).toBe(isWon);
    expect(words).toEqual([]);
  });

  test('takes the chance from the stake in the currency of the pool', () => {
    const next = () => 0;
    expect(playJackpotReels(jackpotReels, 1_000, 100, next).isJackpotWon).toBe(true);
    expect(jackpotChance(jackpot, 100)).toBe(1 / 2_500_000);
    expect(jackpotChance(jackpot, 200)).toBe(2 * jackpotChance(jackpot, 100));
  });

  test.each([0, -10, 0.5, Number.NaN, 250_000_001])('a stake of %d in the pool is refused', (stake) => {
    expect(() => playJackpotReels(jackpotReels, 10, stake, () => 0)).toThrow(RangeError);
    expect(() => stepPool(jackpot, newPool(jackpot), stake, false)).toThrow(RangeError);
  });

  test('is refused by a model without a jackpot', () => {
    expect(() => playJackpotReels(fiveReels, 10, 10, () => 0)).toThrow(RangeError);
  });
});

describe('the pool', () => {
  test('starts with its seed and grows by one per cent of the stakes, to the last part of a cent', () => {
    const first = stepPool(jackpot, newPool(jackpot), 10, false);
    expect(first).toEqual({ pool: { amountMinor: 500_000, carried: 1_000 }, contributionMinor: 0, paidMinor: 0, seedMinor: 0 });
    const second = stepPool(jackpot, first.pool, 200, false);
    expect(second).toEqual({ pool: { amountMinor: 500_002, carried: 1_000 }, contributionMinor: 2, paidMinor: 0, seedMinor: 0 });
    const third = stepPool(jackpot, second.pool, 90, false);
    expect(third).toEqual({ pool: { amountMinor: 500_003, carried: 0 }, contributionMinor: 1, paidMinor: 0, seedMinor: 0 });
  });

  test('pays everything with the contribution of the winning spin, and carries parts of a cent over the win', () => {
    const won = stepPool(jackpot, { amountMinor: 734_105, carried: 9_500 }, 110, true);
    expect(won).toEqual({ pool: { amountMinor: 500_000, carried: 500 }, contributionMinor: 2, paidMinor: 734_107, seedMinor: 500_000 });
  });

  test('pays only the seed and its own contribution to a second winner at the same time', () => {
    const first = stepPool(jackpot, { amountMinor: 900_000, carried: 0 }, 100, true);
    expect(stepPool(jackpot, first.pool, 100, true).paidMinor).toBe(500_001);
  });

  test('neither loses nor creates money, whatever is staked and won', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ stake: fc.integer({ min: 1, max: 2_000_000 }), isWon: fc.boolean() })), (spins) => {
        let pool = newPool(jackpot);
        let [staked, paidIn, paidOut] = [0, pool.amountMinor, 0];
        for (const { stake, isWon } of spins) {
          const step = stepPool(jackpot, pool, stake, isWon);
          staked += stake;
          paidIn += step.contributionMinor + step.seedMinor;
          paidOut += step.paidMinor;
          pool = step.pool;
        }
        expect(pool.amountMinor).toBe(paidIn - paidOut);
        const seeds = jackpot.seedMinor * (1 + spins.filter(({ isWon }) => isWon).length);
        expect((paidIn - seeds) * 10_000 + pool.carried).toBe(staked * 100);
      }),
    );
  });
});

test('the return is that of the reels, the contribution and the seed', () => {
  expect(jackpotReturn(jackpotReels)).toEqual({
    basePercent: 94.891,
    contributionPercent: 1,
    seedPercent: 0.2,
    totalPercent: 96.091,
    freePlayPercent: 95.091,
    meanWinMinor: 3_000_000,
  });
  expect(exactReturn(jackpotReels).total + 0.01).toBeGreaterThan(0.9585);
});

test('simulated wins of a jackpot that is won often return the contribution and the seed, and come as often as stated', () => {
  // The same rules, but won 25,000 times as often; the sampling error is that of a 99.9 % interval.
  const frequent = { ...jackpot, seedMinor: 20, stakesPerWinMinor: 10_000 };
  const next = hmacWords('e'.repeat(64), 'jackpot', 0);
  let pool = newPool(frequent);
  let [staked, paid, wins] = [0, 0, 0];
  for (let spin = 0; spin < 200_000; spin++) {
    const stake = [10, 20, 100, 200][spin % 4] ?? 10;
    const isWon = uniformInt(next, frequent.stakesPerWinMinor) < stake;
    const step = stepPool(frequent, pool, stake, isWon);
    staked += stake;
    paid += step.paidMinor;
    if (isWon) wins += 1;
    pool = step.pool;
  }
  const expectedWins = staked / frequent.stakesPerWinMinor;
  expect(Math.abs(wins - expectedWins)).toBeLessThan(3.3 * Math.sqrt(expectedWins));
  // What was staked since the last win is still in the pool.
  expect(Math.abs(paid + pool.amountMinor - (frequent.seedMinor * (wins + 1) + staked / 100))).toBeLessThan(1);
});
