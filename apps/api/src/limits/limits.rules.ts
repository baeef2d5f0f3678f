import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import { addHours, endOf } from './periods.rules.ts';
import type { Profile } from '../jurisdiction/profiles.ts';

/** A pending looser limit; without an amount the limit is removed. With `lapsesAt` it applies only once it is confirmed. */
export type PendingLimit = { readonly amount: number | null; readonly from: Date; readonly lapsesAt: Date | null };
/** A limit: minor units, or minutes of play for `session`. */
export type Limit = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: number | null;
  readonly pending: PendingLimit | null;
};

/** A looser limit that the player does not confirm expires after this. */
const lapseDays = 7;

/** The limit that applies at a moment: a pending one whose time has been reached replaces it, an expired one is dropped. */
export function limitAt(limit: Limit, at: Date): Limit {
  const { pending } = limit;
  if (!pending) return limit;
  if (pending.lapsesAt) return at >= pending.lapsesAt ? { ...limit, pending: null } : limit;
  return at >= pending.from ? { ...limit, amount: pending.amount, pending: null } : limit;
}

export type LimitChange = { readonly kind: 'now' | 'later'; readonly limit: Limit } | { readonly kind: 'none' } | { readonly kind: 'waiting' };

/**
 * The effect of a player's request for an amount (null: none). `now`: it is at least as strict, and a pending looser one is dropped. `later`: it
 * becomes pending. `waiting`: a looser one is pending already, and requesting again must not move its time.
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

/** A player's totals in a period: minor units, and milliseconds of play. */
export type PlayTotals = { readonly staked: number; readonly won: number; readonly playMs: number };

/** The amount or full minutes that count against a limit; winning more than was staked is a negative loss. */
export function usedOf(kind: Exclude<LimitKind, 'deposit'>, totals: PlayTotals): number {
  if (kind === 'wager') return totals.staked;
  return kind === 'loss' ? totals.staked - totals.won : Math.floor(totals.playMs / 60_000);
}

/** Whether a stake would exceed a limit. A limit of time is reached when it is used up; a stake that reaches a limit of money exactly is accepted. */
export function isLimitExceeded(kind: Exclude<LimitKind, 'deposit'>, amount: number, totals: PlayTotals, stakeMinor: number): boolean {
  const used = usedOf(kind, totals);
  return kind === 'session' ? used >= amount : used + stakeMinor > amount;
}
