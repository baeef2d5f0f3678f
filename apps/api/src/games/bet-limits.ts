import type { Currency } from '@playfront/money';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';

/** Amounts that a game offers, in hundredths of a euro. */
const offered = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 50_000] as const;

/** Limits of a game with bets, in minor units: of each bet, and of all bets of a round. */
export type BetLimits = { readonly minMinor: number; readonly maxMinor: number; readonly stepsMinor: readonly number[] };

type GameLimits = { readonly min_bet: number; readonly max_bet: number };

/** The limits of a game in a currency, with the amounts that its page offers. */
export function betLimitsOf({ min_bet: min, max_bet: max }: GameLimits, currency: Currency): BetLimits {
  const minor = (hundredths: number) => comparableMinor(hundredths, currency);
  const steps = offered.filter((step) => step >= min && step <= max).map(minor);
  return { minMinor: Math.ceil(minor(min)), maxMinor: Math.floor(minor(max)), stepsMinor: steps.filter((step) => Number.isInteger(step)) };
}

/** The amount that is chosen at first: the highest step up to about a euro, or the lowest of all. */
export function defaultBetOf({ minMinor, stepsMinor }: BetLimits, currency: Currency): number {
  return stepsMinor.findLast((step) => step <= comparableMinor(100, currency)) ?? stepsMinor[0] ?? minMinor;
}
