import type { frontGetPlayerLimits, frontSetPlayerLimit, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readDepositSums } from './deposit-sums.store.ts';
import { limitAt, usedOf, type Limit, type PendingLimit } from './limits.rules.ts';
import { addMonths, breakEndOf, endOf } from './periods.rules.ts';
import { addedPlayMs, intervalOf, isPlaying, minutesOf, type PlayState } from './play-time.rules.ts';
import { readPlayTotals, readProtectionState } from './play.store.ts';
import { monthlyDepositCapOf, profileOf } from '../jurisdiction/profiles.ts';
import { breakAfterCheck, isCheckDue } from './reality-checks.service.ts';
import { readBreakEnd } from '../restrictions/restrictions.store.ts';

export type WireLimit = NonNullable<WireResponseOf<typeof frontSetPlayerLimit>['limit']>;

/** The player whose limits are read; staff read those of other players. */
export type SessionOfPlayer = Pick<PlayerSession, 'playerId' | 'country' | 'currency'>;

export type ProtectionOverview = {
  /** All limits and settings of a player, and the choices, as in the contract. */
  read(session: SessionOfPlayer): Promise<WireResponseOf<typeof frontGetPlayerLimits>>;
  /** One limit with its used amount; null if it was removed. */
  wireLimit(session: PlayerSession, limit: Limit): Promise<WireLimit | null>;
};

export function createProtectionOverview({ database, now }: { database: Database; now: () => Date }): ProtectionOverview {
  async function usage({ playerId }: SessionOfPlayer, at: Date, play: PlayState | undefined) {
    const [deposits, totals] = await Promise.all([readDepositSums(database, playerId, at), readPlayTotals(database, playerId, at)]);
    const running = addedPlayMs(play, at);
    return ({ kind, period }: Limit): number =>
      kind === 'deposit' ? deposits[period] : usedOf(kind, { ...totals[period], playMs: totals[period].playMs + running });
  }

  return {
    async read(session) {
      const at = now();
      const profile = profileOf(session.country);
      const [protection, breakEnd] = await Promise.all([
        readProtectionState(database, session.playerId, at),
        readBreakEnd(database, session.playerId, at),
      ]);
      const usedOfLimit = await usage(session, at, protection.play);
      const limits = protection.limits.map((limit) => limitAt(limit, at));
      const cap = monthlyDepositCapOf(profile, session.currency);
      const legal: Limit[] = cap === undefined ? [] : [{ kind: 'deposit', period: 'month', amount: cap, pending: null }];
      const isDue = isCheckDue(protection, profile, at);
      const pause = breakAfterCheck(protection, profile, at);
      return {
        status: 1,
        limits: [
          ...limits.flatMap((limit) => wire(limit, usedOfLimit(limit), session.currency, at, 'player') ?? []),
          ...legal.flatMap((limit) => wire(limit, usedOfLimit(limit), session.currency, at, 'law') ?? []),
        ],
        reality_check: {
          interval_min: intervalOf(protection.chosenIntervalMin, profile),
          is_due: isDue,
          break_seconds: pause ? Math.ceil((pause.getTime() - at.getTime()) / 1000) : 0,
          choices: [...profile.realityCheck.choicesMin],
          is_mandatory: profile.realityCheck.isMandatory,
        },
        session: protection.play && (isDue || isPlaying(protection.play, at)) ? wirePlay(protection.play, session.currency, at) : null,
        break_until: breakEnd?.toISOString() ?? null,
        rules: {
          cooldown_hours: profile.limits.cooldownHours,
          is_after_period_end: profile.limits.isAfterPeriodEnd,
          needs_confirmation: profile.limits.isConfirmed,
          required_deposit_periods: [...profile.limits.requiredDepositPeriods],
          break_days: [...profile.breakDays],
          self_exclusion_months: [...profile.selfExclusionMonths],
          break_ends: profile.breakDays.map((days) => breakEndOf(days, at).toISOString()),
          self_exclusion_ends: profile.selfExclusionMonths.map((months) => addMonths(at, months).toISOString()),
        },
      };
    },

    async wireLimit(session, limit) {
      const at = now();
      const { play } = await readProtectionState(database, session.playerId, at);
      const usedOfLimit = await usage(session, at, play);
      return wire(limit, usedOfLimit(limit), session.currency, at, 'player');
    },
  };
}

/** The current play session, as shown to the player. */
export function wirePlay(play: PlayState, currency: Currency, at: Date) {
  const amount = (minor: number) => toWire(money(minor, currency));
  return {
    started_at: play.startedAt.toISOString(),
    minutes: minutesOf(play, at),
    currency,
    staked: amount(play.staked),
    won: amount(play.won),
    net: amount(play.won - play.staked),
  };
}

function wire({ kind, period, amount, pending }: Limit, used: number, currency: Currency, at: Date, setBy: 'player' | 'law'): WireLimit | null {
  if (amount === null) return null;
  const entries = { period, set_by: setBy, resets_at: endOf(period, at).toISOString() };
  const remaining = Math.max(0, amount - used);
  if (kind === 'session') {
    const wiredPending = pending && { minutes: pending.amount, ...waiting(pending, at) };
    return { kind, ...entries, minutes: amount, used_minutes: used, remaining_minutes: remaining, pending: wiredPending };
  }
  const major = (minor: number) => toWire(money(minor, currency));
  const wiredPending = pending && { amount: pending.amount === null ? null : major(pending.amount), ...waiting(pending, at) };
  return { kind, ...entries, currency, amount: major(amount), used: major(used), remaining: major(remaining), pending: wiredPending };
}

function waiting({ from, lapsesAt }: PendingLimit, at: Date) {
  return { from: from.toISOString(), lapses_at: lapsesAt?.toISOString() ?? null, can_confirm: lapsesAt !== null && at >= from };
}
