import { statedPercent, type Multiple } from '../multiple.ts';
import { uniformInt, type WordSource } from '../uniform-int.ts';
import { playReels, type ReelsRound } from './play-reels.ts';
import type { Jackpot, ReelsModel } from './reels-model.ts';

/** A round of reels with the draw for the jackpot. What a jackpot pays is what its pool holds, which is no part of the round. */
export type JackpotRound = ReelsRound & {
  /** The number drawn, from 0. */
  readonly jackpotDraw: number;
  /** Whether the number drawn is below the stake in minor units of the pool. */
  readonly isJackpotWon: boolean;
};

/** A jackpot pool: what it would pay now, and the parts of a minor unit that do not yet make a whole one, in ten-thousandths. */
export type JackpotPool = { readonly amountMinor: number; readonly carried: number };

/** What one spin moves into and out of a pool, and the pool after it. */
export type PoolStep = {
  readonly pool: JackpotPool;
  /** From the operator to the pool, in whole minor units: 0 as long as the contributions add up to less. */
  readonly contributionMinor: number;
  /** From the pool to the player. */
  readonly paidMinor: number;
  /** From the operator to the pool after a win. */
  readonly seedMinor: number;
};

/** What a jackpot returns in the long run, in per cent of the stakes. */
export type JackpotReturn = {
  /** Reels without the jackpot. */
  readonly basePercent: number;
  readonly contributionPercent: number;
  readonly seedPercent: number;
  readonly totalPercent: number;
  /** In free play, where the pool never grows beyond its seed. */
  readonly freePlayPercent: number;
  /** Mean amount of a win. */
  readonly meanWinMinor: number;
};

/**
 * Plays a round of reels as `playReels` does, then draws for the jackpot from the words that follow, so that the reels do not depend on it.
 * Every minor unit of the stake has the same chance, so that small and large stakes get the same return from the jackpot.
 *
 * `poolStakeMinor` is the stake in minor units of the pool's currency: `betMinor` if that is the player's currency too.
 */
export function playJackpotReels(model: ReelsModel, betMinor: number, poolStakeMinor: number, next: WordSource): JackpotRound {
  const jackpot = jackpotOf(model);
  checkStake(jackpot, poolStakeMinor);
  const round = playReels(model, betMinor, next);
  const jackpotDraw = uniformInt(next, jackpot.stakesPerWinMinor);
  return { ...round, jackpotDraw, isJackpotWon: jackpotDraw < poolStakeMinor };
}

/** The rules of a model's jackpot. Throws `RangeError` if it has none. */
export function jackpotOf({ id, jackpot }: ReelsModel): Jackpot {
  if (!jackpot) throw new RangeError(`${id} has no jackpot`);
  return jackpot;
}

/** The chance of a spin to win the jackpot. */
export function jackpotChance({ stakesPerWinMinor }: Jackpot, poolStakeMinor: number): number {
  return poolStakeMinor / stakesPerWinMinor;
}

/** A pool before the first spin: the operator pays in its seed. */
export function newPool({ seedMinor }: Jackpot): JackpotPool {
  return { amountMinor: seedMinor, carried: 0 };
}

/**
 * Adds the contribution of a spin to the pool, then pays the whole pool if the spin has won it and starts it again with the seed. Parts of a minor
 * unit are never rounded: they are carried to the next spin, also over a win, so that the contributions of any stakes add up exactly.
 */
export function stepPool(jackpot: Jackpot, pool: JackpotPool, poolStakeMinor: number, isWon: boolean): PoolStep {
  checkStake(jackpot, poolStakeMinor);
  const parts = pool.carried + poolStakeMinor * jackpot.contribution;
  const contributionMinor = Math.floor(parts / partsPerUnit);
  const carried = parts % partsPerUnit;
  const amountMinor = pool.amountMinor + contributionMinor;
  if (!isWon) return { pool: { amountMinor, carried }, contributionMinor, paidMinor: 0, seedMinor: 0 };
  return { pool: { amountMinor: jackpot.seedMinor, carried }, contributionMinor, paidMinor: amountMinor, seedMinor: jackpot.seedMinor };
}

/** The return of a model with its jackpot: the contributions are all paid out again, and each win has a seed in it. */
export function jackpotReturn(model: ReelsModel): JackpotReturn {
  const { contribution, seedMinor, stakesPerWinMinor } = jackpotOf(model);
  const contributionPercent = (contribution / partsPerUnit) * 100;
  const seedPercent = (seedMinor / stakesPerWinMinor) * 100;
  return {
    basePercent: model.rtpPercent,
    contributionPercent,
    seedPercent,
    totalPercent: statedPercent((model.rtpPercent + contributionPercent + seedPercent) / 100),
    freePlayPercent: statedPercent((model.rtpPercent + seedPercent) / 100),
    meanWinMinor: seedMinor + (stakesPerWinMinor * contribution) / partsPerUnit,
  };
}

/** A contribution is in ten-thousandths of a minor unit, like every `Multiple`. */
const partsPerUnit: Multiple = 10_000;

function checkStake({ stakesPerWinMinor }: Jackpot, poolStakeMinor: number): void {
  if (!Number.isSafeInteger(poolStakeMinor) || poolStakeMinor <= 0 || poolStakeMinor > stakesPerWinMinor)
    throw new RangeError(`A stake of ${poolStakeMinor} cannot take part in the jackpot`);
}
