import type { Currency } from '@playfront/money';
import { comparableMinor } from '../../jurisdiction/comparable-amounts.ts';
import { oddsUnit } from '../book/odds.ts';

/** In hundredths of about a euro: 0.10, 1,000 and 100,000. */
const minStake = 10;
const maxStake = 100_000;
const maxReturn = 10_000_000;

export type StakeLimits = { readonly minMinor: number; readonly maxMinor: number; readonly maxReturnMinor: number };

/** The stakes allowed at these odds: no bet may return more than the maximum payout. */
export function stakeLimits(currency: Currency, totalOdds: number): StakeLimits {
  const maxReturnMinor = comparableMinor(maxReturn, currency);
  const covered = Number((BigInt(maxReturnMinor) * BigInt(oddsUnit)) / BigInt(totalOdds));
  return {
    minMinor: comparableMinor(minStake, currency),
    maxMinor: Math.min(comparableMinor(maxStake, currency), covered),
    maxReturnMinor,
  };
}
