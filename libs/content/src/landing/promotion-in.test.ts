import { expect, it } from 'vitest';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { promotionOf } from '../testing/index.ts';
import { promotionIn } from './promotion-in.ts';

it('limits the wagering requirement to ten times where the law does, and derives the cost from that', () => {
  const terms = promotionIn(promotionOf(), 'GB').terms;
  expect(terms).toMatchObject({
    wagering_x: 10,
    wageringAtMost: { minor: 2_000_00, currency: 'EUR' },
    expectedCost: { rtp: 96.5, amount: { minor: 70_00, currency: 'EUR' } },
  });
});

it('offers no casino bonus where real-money casino games are not permitted', () => {
  expect(promotionIn(promotionOf(), 'AU').terms).toBeUndefined();
});

it.each([
  ['another country', promotionOf(), 'ZA'],
  ['no country', promotionOf(), undefined],
  ['fewer times than the law allows', promotionOf({ terms: wirePromotionTerms({ wagering_x: 5 }) }), 'GB'],
  ["a player's own terms", promotionOf({ state: 'claimable' }), 'GB'],
])('does not change a promotion for %s', (_, promotion, country) => {
  expect(promotionIn(promotion, country)).toBe(promotion);
});
