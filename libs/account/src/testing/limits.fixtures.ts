import { wireLimits, wireMoneyLimit, wireSessionLimit, type WireLimit, type WireLimits } from '@playfront/auth/testing';

const monday = '2026-11-23T00:00:00.000Z';

/** Limits of each kind: one nearly used up, one used up, one pending. */
export const manyLimits: readonly WireLimit[] = [
  wireMoneyLimit(),
  wireMoneyLimit({
    ...{ period: 'week', amount: 400, used: 160, remaining: 240, resets_at: monday },
    pending: { amount: 600, from: '2026-11-21T16:05:00.000Z', lapses_at: '2026-11-28T16:05:00.000Z' },
  }),
  wireMoneyLimit({ kind: 'loss', amount: 50, used: -12.4, remaining: 62.4 }),
  wireMoneyLimit({ kind: 'loss', period: 'week', amount: 80, used: 68.4, remaining: 11.6, resets_at: monday }),
  wireMoneyLimit({ kind: 'wager', period: 'week', amount: 1_500, used: 1_500, remaining: 0, resets_at: monday }),
  wireSessionLimit(),
];

/** A player with {@link manyLimits}, in a country where higher limits need a confirmation. */
export const limitedPlayer = (overrides: Partial<WireLimits> = {}): WireLimits =>
  wireLimits({ limits: [...manyLimits], ...overrides }, { needs_confirmation: true });
