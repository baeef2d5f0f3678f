import type { BetKind } from '@playfront/api-contract';
import { oddsUnit, probabilityUnit } from '../book/odds.ts';
import type { OutcomeResult } from '../events/outcomes.ts';

/** The lines of a bet: each combination of `lineSize` selections, which wins if all of them win. */
export type BetShape = { readonly lineSize: number; readonly lines: number };

/** The lines of a slip; `undefined` if its selections do not match its kind. */
export function shapeOf(kind: BetKind, selections: number, systemSize: number | undefined): BetShape | undefined {
  if (kind === 'system') {
    const isSystem = systemSize !== undefined && systemSize >= 2 && systemSize < selections;
    return isSystem ? { lineSize: systemSize, lines: Number(choices(selections, systemSize)) } : undefined;
  }
  if (systemSize !== undefined || (kind === 'single') !== (selections === 1)) return undefined;
  return { lineSize: selections, lines: 1 };
}

/** The value of a unit staked on a leg, in thousandths of a millionth, so that odds times probability is exact. */
export type LegWorth = bigint;
const worthUnit = BigInt(oddsUnit) * BigInt(probabilityUnit);

/** The value of a leg that wins. */
export function wonWorth(odds: number): LegWorth {
  return BigInt(odds) * BigInt(probabilityUnit);
}

/** The expected value of an open leg: its odds times their probability. */
export function openWorth(odds: number, probability: number): LegWorth {
  return BigInt(odds) * BigInt(probability);
}

/** The value of a decided leg. A void one counts as odds of 1. */
export function decidedWorth(odds: number, result: OutcomeResult): LegWorth {
  if (result === 'void') return worthUnit;
  return result === 'won' ? wonWorth(odds) : 0n;
}

/**
 * The return of a bet for these values of its legs: the stake is spread evenly over the lines, and the sum is rounded down once, to the minor unit.
 */
export function returnOf(stakeMinor: number, { lineSize, lines }: BetShape, worths: readonly LegWorth[]): number {
  return safe((BigInt(stakeMinor) * linesWorth(worths, lineSize)) / (BigInt(lines) * worthUnit ** BigInt(lineSize)));
}

/** The total odds of a bet in thousandths: the return of a unit staked if every leg wins, rounded down. */
export function totalOddsOf(shape: BetShape, odds: readonly number[]): number {
  return returnOf(oddsUnit, shape, odds.map(wonWorth));
}

/** The sum over all lines of the product of their legs. */
function linesWorth(worths: readonly LegWorth[], lineSize: number): bigint {
  const sums = [1n, ...Array.from({ length: lineSize }, () => 0n)];
  for (const worth of worths) {
    for (let size = lineSize; size >= 1; size -= 1) sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * worth;
  }
  return sums[lineSize] ?? 0n;
}

function choices(n: number, k: number): bigint {
  return linesWorth(Array<bigint>(n).fill(1n), k);
}

/** Limits a value to a safe integer, far above any payout: the maximum payout refuses larger returns anyway. */
function safe(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
