import { wireLimits, type WireLimits } from './limits.fixtures.ts';

/** A player whose reality check is due, after an hour of play. */
export function wirePlayPause(overrides: Partial<WireLimits> = {}, check: Partial<WireLimits['reality_check']> = {}): WireLimits {
  return wireLimits({
    reality_check: { interval_min: 60, is_due: true, choices: [15, 30, 45, 60], is_mandatory: false, ...check },
    session: { started_at: '2026-11-20T15:42:00.000Z', minutes: 60, currency: 'EUR', staked: 84, won: 61.2, net: -22.8 },
    ...overrides,
  });
}

/** A player in a play session that is not paused. */
export const wirePlaying = (session: WireLimits['session']) => wirePlayPause({ session }, { is_due: false });
