import type { Currency, Money } from '@playfront/money';
import { amountOf } from './amount.ts';

/** Stakes that the server offers, lowest first, without duplicates. `undefined` if one is invalid, or there is none. */
export function readBets(wireBets: readonly string[], currency: Currency): readonly Money[] | undefined {
  const bets = wireBets.map((text) => amountOf(text, currency)).filter((bet) => bet !== undefined && bet.minor > 0) as Money[];
  if (bets.length === 0 || bets.length !== wireBets.length) return undefined;
  const sorted = bets.toSorted((a, b) => a.minor - b.minor);
  return sorted.filter((bet, index) => bet.minor !== sorted[index - 1]?.minor);
}

/** Index of the initial stake: the requested one, or the highest below it, or the lowest. */
export function startIndex(bets: readonly Money[], requested: Money | undefined): number {
  if (!requested) return 0;
  return Math.max(
    0,
    bets.findLastIndex((bet) => bet.minor <= requested.minor),
  );
}

/** The next lower or higher stake; stops at the first and last one. */
export function stepIndex(bets: readonly Money[], index: number, step: -1 | 1): number {
  return Math.min(bets.length - 1, Math.max(0, index + step));
}
