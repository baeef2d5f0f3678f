import type { BonusTerms, Cadence } from './bonus.tables.ts';

/** The form in which promo codes are compared (domain: case-insensitive, trimmed). */
export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

/** Per cent of an amount, rounded down. Exact beyond 2^53. */
export function percentOf(amountMinor: number, percent: number): number {
  return Number((BigInt(amountMinor) * BigInt(percent)) / 100n);
}

/** What a bonus comes to: the fixed amount, or a share of what it is reckoned from (a deposit, a loss), up to the most there is. */
export function bonusAmount(terms: BonusTerms, fromMinor: number): number {
  if (terms.matchPercent === null) return terms.maxBonus;
  return Math.min(percentOf(fromMinor, terms.matchPercent), terms.maxBonus);
}

/** How much is to be staked before the bonus becomes real money. */
export function wageringRequired(terms: BonusTerms, bonusMinor: number, depositMinor: number): number {
  return (bonusMinor + (terms.wageringBase === 'bonus_plus_deposit' ? depositMinor : 0)) * terms.wageringX;
}

/** What the player keeps at the end, and what goes back to the house above the highest win. */
export function splitRelease(balanceMinor: number, maxWin: number | null): { released: number; forfeited: number } {
  const released = maxWin === null ? balanceMinor : Math.min(balanceMinor, maxWin);
  return { released, forfeited: balanceMinor - released };
}

/** What is still to be staked costs on average: each stake keeps the house's edge. */
export function expectedCost(leftMinor: number, rtpPercent: number): number {
  return Math.round((leftMinor * (100 - rtpPercent)) / 100);
}

const dayMs = 86_400_000;

/** Monday 00:00 UTC of the week a time is in. */
export function startOfWeek(at: Date): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs);
}

/** The time a promotion may be had once in: for ever, or the day or week, named by its first day. */
export function periodOf(cadence: Cadence, at: Date): string {
  if (cadence === 'once') return 'once';
  return (cadence === 'weekly' ? startOfWeek(at) : at).toISOString().slice(0, 10);
}

/** The last whole week: cashback is of what was lost then. */
export function lastWeek(at: Date): { from: Date; to: Date } {
  const to = startOfWeek(at);
  return { from: new Date(to.getTime() - 7 * dayMs), to };
}
