import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import { addHours, endOf } from './periods.rules.ts';
import type { Profile } from './profiles.ts';

/** A looser limit that waits; without an amount the limit goes away. With `lapsesAt` it holds only once it was confirmed. */
export type PendingLimit = { readonly amount: number | null; readonly from: Date; readonly lapsesAt: Date | null };
/** A limit as it stands: minor units, or minutes of play for `session`. */
export type Limit = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: number | null;
  readonly pending: PendingLimit | null;
};

/** A looser limit that nobody confirmed is forgotten after this. */
const lapseDays = 7;

/** The limit as it holds at a moment: what had waited long enough has taken its place, what lapsed is gone. */
export function limitAt(limit: Limit, at: Date): Limit {
  const { pending } = limit;
  if (!pending) return limit;
  if (pending.lapsesAt) return at >= pending.lapsesAt ? { ...limit, pending: null } : limit;
  return at >= pending.from ? { ...limit, amount: pending.amount, pending: null } : limit;
}

export type LimitChange = { readonly kind: 'now' | 'later'; readonly limit: Limit } | { readonly kind: 'none' } | { readonly kind: 'waiting' };

/**
 * What becomes of a limit when the player asks for an amount (null: none). `now`: it is at least as strict; a looser one that waited is
 * gone. `later`: it waits. `waiting`: a looser one waits already, and asking again must not move its time.
 */
export function changeLimit(current: Limit, wanted: number | null, profile: Profile, at: Date): LimitChange {
  const limit = limitAt(current, at);
  if (wanted === limit.amount && !limit.pending) return { kind: 'none' };
  const isStrict = limit.amount === null || (wanted !== null && wanted <= limit.amount);
  if (isStrict) return { kind: 'now', limit: { ...limit, amount: wanted, pending: null } };
  if (limit.pending) return { kind: 'waiting' };
  return { kind: 'later', limit: { ...limit, pending: pendingOf(limit.period, wanted, profile, at) } };
}

function pendingOf(period: LimitPeriod, amount: number | null, { limits }: Profile, at: Date): PendingLimit {
  const cooled = addHours(at, limits.cooldownHours);
  const periodEnd = endOf(period, at);
  const from = limits.isAfterPeriodEnd && periodEnd > cooled ? periodEnd : cooled;
  return { amount, from, lapsesAt: limits.isConfirmed ? addHours(from, lapseDays * 24) : null };
}

/** What a player did in a period: minor units, and milliseconds of play. */
export type PlayTotals = { readonly staked: number; readonly won: number; readonly playMs: number };

/** What counts against a limit; more won than staked is a loss below zero. Minutes are whole ones. */
export function usedOf(kind: Exclude<LimitKind, 'deposit'>, totals: PlayTotals): number {
  if (kind === 'wager') return totals.staked;
  return kind === 'loss' ? totals.staked - totals.won : Math.floor(totals.playMs / 60_000);
}

/** Whether a stake would go past a limit. Time runs out, money must fit: the stake that reaches a limit exactly is still taken. */
export function isPast(kind: Exclude<LimitKind, 'deposit'>, amount: number, totals: PlayTotals, stakeMinor: number): boolean {
  const used = usedOf(kind, totals);
  return kind === 'session' ? used >= amount : used + stakeMinor > amount;
}
