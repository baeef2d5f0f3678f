import type { frontAuthPlayer, WireResponseOf } from '@playfront/api-contract';

export type WirePlayer = WireResponseOf<typeof frontAuthPlayer>;

/** A player as the operator sends it, with real, bonus and locked money. */
export function wirePlayer(overrides: Partial<WirePlayer> = {}): WirePlayer {
  return {
    id: 7,
    username: 'ilmari_k',
    first_name: 'Ilmari',
    last_name: 'Koskela',
    email: 'ilmari@example.com',
    country: 'FI',
    phone_number: '+358401234567',
    currency: 'EUR',
    total_balance: 497.6,
    real_balance: 412.6,
    bonus_balance: 85,
    locked_balance: 120,
    ...overrides,
  };
}
