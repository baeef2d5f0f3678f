import type { frontGetPromotionTemplate, WireResponseOf } from '../index.ts';

export type WirePromotionTerms = NonNullable<WireResponseOf<typeof frontGetPromotionTemplate>['promotions'][number]['terms']>;

/** Terms of a 100% first deposit bonus up to €200, as sent by the operator. */
export function wirePromotionTerms(overrides: Partial<WirePromotionTerms> = {}): WirePromotionTerms {
  return {
    currency: 'EUR',
    match_percent: 100,
    max_bonus: 200,
    min_deposit: 20,
    wagering_x: 35,
    wagering_base: 'bonus',
    wagering_at_most: 7000,
    expected_cost: { rtp: 96.5, amount: 245 },
    max_bet: 5,
    max_win: null,
    claim_within_hours: 168,
    expires_after_hours: 336,
    forfeits_on_withdrawal: true,
    eligible_categories: [],
    ...overrides,
  };
}
