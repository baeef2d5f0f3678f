import { expect, it } from 'vitest';
import { promotionOf, wireTerms } from '../testing/index.ts';
import { promotionIn } from './country-rules.ts';

it('plays a bonus through ten times at most where the law says so, and reckons its cost from that', () => {
  const terms = promotionIn(promotionOf(), 'GB').terms;
  expect(terms).toMatchObject({
    wagering_x: 10,
    wageringAtMost: { minor: 2_000_00, currency: 'EUR' },
    expectedCost: { rtp: 96.5, amount: { minor: 70_00, currency: 'EUR' } },
  });
});

it('offers no casino bonus where no casino game is played for money', () => {
  expect(promotionIn(promotionOf(), 'AU').terms).toBeUndefined();
});

it.each([
  ['another country', promotionOf(), 'ZA'],
  ['no country', promotionOf(), undefined],
  ['fewer times than the law allows', promotionOf({ terms: wireTerms({ wagering_x: 5 }) }), 'GB'],
  ["a player's own terms", promotionOf({ state: 'claimable' }), 'GB'],
])('leaves a promotion as it is for %s', (_, promotion, country) => {
  expect(promotionIn(promotion, country)).toBe(promotion);
});
