import type { frontGetPlayerLimits, WireResponseOf } from '@playfront/api-contract';

export type WireLimits = WireResponseOf<typeof frontGetPlayerLimits>;
export type WireLimit = WireLimits['limits'][number];
type WireMoneyLimit = Exclude<WireLimit, { kind: 'session' }>;
type WireSessionLimit = Extract<WireLimit, { kind: 'session' }>;

/** €50.00 of a daily deposit limit of €200.00 used. */
export function wireMoneyLimit(overrides: Partial<WireMoneyLimit> = {}): WireMoneyLimit {
  return { kind: 'deposit', period: 'day', resets_at: '2026-11-20T00:00:00.000Z', amount: 200, used: 50, remaining: 150, ...overrides };
}

/** 1 h 12 min of two hours a day used. */
export function wireSessionLimit(overrides: Partial<WireSessionLimit> = {}): WireSessionLimit {
  return {
    ...{ kind: 'session', period: 'day', resets_at: '2026-11-20T00:00:00.000Z' },
    ...{ minutes: 120, used_minutes: 72, remaining_minutes: 48 },
    ...overrides,
  };
}

/** The limits of a player without any, in a country with the fewest rules. */
export function wireLimits(overrides: Partial<WireLimits> = {}, rules: Partial<WireLimits['rules']> = {}): WireLimits {
  return {
    status: 1,
    limits: [],
    reality_check: { interval_min: null, is_due: false, choices: [15, 30, 45, 60], is_mandatory: false },
    session: null,
    break_until: null,
    rules: {
      ...{ cooldown_hours: 24, is_after_period_end: false, needs_confirmation: false, required_deposit_periods: [] },
      ...{ break_days: [1, 7, 30, 42], self_exclusion_months: [12, 36, 60] },
      ...rules,
    },
    ...overrides,
  };
}

/** The rules of a country that requires a deposit limit for each period. */
export const requiredLimits: Partial<WireLimits['rules']> = {
  ...{ cooldown_hours: 72, is_after_period_end: true, required_deposit_periods: ['day', 'week', 'month'] },
};
