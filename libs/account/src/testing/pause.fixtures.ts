import type { frontGetPlayerLimits, WireResponseOf } from '@playfront/api-contract';

export type WirePauseRules = WireResponseOf<typeof frontGetPlayerLimits>;

/** A player without limits or a break, on 20 November 2026 at 18:42. */
export function wirePauseRules(overrides: Partial<WirePauseRules> = {}): WirePauseRules {
  return {
    status: 1,
    limits: [],
    reality_check: { interval_min: null, is_due: false, choices: [15, 30, 45, 60], is_mandatory: false },
    session: null,
    break_until: null,
    rules: {
      cooldown_hours: 24,
      needs_confirmation: false,
      required_deposit_periods: [],
      break_days: [1, 7, 30, 42],
      self_exclusion_months: [12, 36, 60],
      break_ends: ['2026-11-21T18:42:00.000Z', '2026-11-27T18:42:00.000Z', '2026-12-20T18:42:00.000Z', '2027-01-01T18:42:00.000Z'],
      self_exclusion_ends: ['2027-11-20T18:42:00.000Z', '2029-11-20T18:42:00.000Z', '2031-11-20T18:42:00.000Z'],
    },
    ...overrides,
  };
}
