import type { BonusTerms, Cadence } from './bonus.tables.ts';

/** The form in which promo codes are compared (domain: case-insensitive, trimmed). */
export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

/** Per cent of an amount, rounded down. Exact beyond 2^53. */
export function percentOf(amountMinor: number, percent: number): number {
  return Number((BigInt(amountMinor) * BigInt(percent)) / 100n);
}

/** The amount of a bonus: fixed, or a percentage of what it is based on (a deposit, a loss), up to its maximum. */
export function bonusAmount(terms: BonusTerms, fromMinor: number): number {
  if (terms.matchPercent === null) return terms.maxBonus;
  return Math.min(percentOf(fromMinor, terms.matchPercent), terms.maxBonus);
}

/** The wagering requirement. */
export function wageringRequired(terms: BonusTerms, bonusMinor: number, depositMinor: number): number {
  return (bonusMinor + (terms.wageringBase === 'bonus_plus_deposit' ? depositMinor : 0)) * terms.wageringX;
}

/** Splits the bonus balance at the end: what becomes the player's real money, and the rest above the maximum win, which returns to the operator. */
export function splitRelease(balanceMinor: number, maxWin: number | null): { released: number; forfeited: number } {
  const released = maxWin === null ? balanceMinor : Math.min(balanceMinor, maxWin);
  return { released, forfeited: balanceMinor - released };
}

/** The expected cost of the remaining requirement: the house edge of each stake. */
export function expectedCost(leftMinor: number, rtpPercent: number): number {
  return Math.round((leftMinor * (100 - rtpPercent)) / 100);
}

const dayMs = 86_400_000;

/** Monday 00:00 UTC of the week a time is in. */
export function startOfWeek(at: Date): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs);
}

/** The period in which a promotion can be received once: forever, or the day or week, named by its first day. */
export function periodOf(cadence: Cadence, at: Date): string {
  if (cadence === 'once') return 'once';
  return (cadence === 'weekly' ? startOfWeek(at) : at).toISOString().slice(0, 10);
}

/** The last full week, on whose losses cashback is based. */
export function lastWeek(at: Date): { from: Date; to: Date } {
  const to = startOfWeek(at);
  return { from: new Date(to.getTime() - 7 * dayMs), to };
}
