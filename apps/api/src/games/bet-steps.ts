import type { Currency } from '@playfront/money';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';

/** Steps in hundredths of the base unit. The default is the third-to-last of the small ones. */
const steps = [10, 20, 40, 60, 100, 200, 500, 1000, 2000] as const;
const defaultStep = 100;

export type BetSteps = { readonly betsMinor: readonly number[]; readonly defaultMinor: number };

/** The stakes that a game offers in a currency: those that divide evenly over its lines. */
export function betSteps(currency: Currency, lineCount: number): BetSteps {
  const betsMinor = steps.map((step) => comparableMinor(step, currency)).filter((minor) => Number.isInteger(minor) && minor % lineCount === 0);
  const defaultMinor = comparableMinor(defaultStep, currency);
  if (!betsMinor.includes(defaultMinor)) throw new Error(`A game of ${lineCount} lines has no stake of ${defaultMinor} ${currency}`);
  return { betsMinor, defaultMinor };
}
