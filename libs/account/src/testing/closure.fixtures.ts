import type { frontGetAccountClosure, WireResponseOf } from '@playfront/api-contract';

export type WireClosure = WireResponseOf<typeof frontGetAccountClosure>;

/** The closure of an account with a card, a bonus, an open bet and a pending withdrawal. */
export function wireClosure(overrides: Partial<WireClosure> = {}): WireClosure {
  return {
    status: 1,
    currency: 'EUR',
    payouts: [{ processor: 'sandbox_card', name: 'Card', account: '4412', amount: 412.6, is_held: false }],
    rest: 0,
    bonuses: 1,
    bonus: 85,
    open_bets: 1,
    open_bets_stake: 0.4,
    pending_withdrawals: 1,
    pending_withdrawals_amount: 120,
    pending_deposits: 0,
    requirements: [],
    ...overrides,
  };
}

/** An account that was never used. */
export const emptyClosure: WireClosure = wireClosure({
  ...{ payouts: [], bonuses: 0, bonus: 0, open_bets: 0, open_bets_stake: 0, pending_withdrawals: 0, pending_withdrawals_amount: 0 },
});
