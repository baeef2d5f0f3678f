import type { frontGetPlayerBonuses, frontGetPromotionTemplate, Promotion, WireResponseOf } from '@playfront/api-contract';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { parseResponse } from '@playfront/auth/testing';
import { slidePictures } from './slides.fixtures.ts';

export type WirePromotion = WireResponseOf<typeof frontGetPromotionTemplate>['promotions'][number];
export type WirePlayerBonus = WireResponseOf<typeof frontGetPlayerBonuses>['bonuses'][number];

/** The welcome promotion as a visitor sees it. */
export function wirePromotion(overrides: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: '1',
    key: 'welcome',
    type: 'deposit_match',
    title: '100% on your first deposit',
    summary: 'We match your first deposit with the same amount in bonus money.',
    terms_html:
      '<ul><li>Your own money is played first; bonus money only when it runs out.</li><li>A withdrawal ends the running bonus. You are told the exact amount first.</li></ul>',
    picture: slidePictures('#2b3a8c', '#0a1030').w1050,
    code: 'WELCOME',
    valid_to: null,
    state: 'open',
    terms: wirePromotionTerms(),
    ...overrides,
  };
}

/** {@link wirePromotion} as parsed by the site. */
export function promotionOf(overrides: Partial<WirePromotion> = {}): Promotion {
  const [promotion] = parseResponse('frontGetPromotionTemplate', { status: 1, promotions: [wirePromotion(overrides)] }).promotions;
  // The list has one entry.
  return promotion as Promotion;
}

const reload = wirePromotionTerms({
  match_percent: 25,
  max_bonus: 100,
  wagering_x: 30,
  wagering_at_most: 3000,
  expected_cost: { rtp: 96.5, amount: 105 },
  expires_after_hours: 168,
});
const freeStart = wirePromotionTerms({
  match_percent: null,
  max_bonus: 10,
  min_deposit: 0,
  wagering_x: 40,
  wagering_at_most: 400,
  expected_cost: { rtp: 96.5, amount: 14 },
  max_win: 100,
});
const backPay = wirePromotionTerms({
  match_percent: 10,
  max_bonus: 100,
  min_deposit: 0,
  wagering_x: 1,
  wagering_at_most: 100,
  expected_cost: { rtp: 96.5, amount: 3.5 },
});

/** The no-deposit bonus for new players. */
export const freePromotion: Partial<WirePromotion> = {
  id: '6',
  key: '10freeallcurrency',
  type: 'no_deposit',
  title: 'Free bonus, no deposit',
  summary: 'A free bonus for new players, in the currency of your account.',
  code: 'FREE10',
  picture: slidePictures('#7a2a9c', '#1a0424').w1050,
  terms: freeStart,
};

/** A list with every type of promotion. */
export const ordinaryPromotions: readonly WirePromotion[] = [
  wirePromotion(),
  wirePromotion({
    id: '3',
    key: 'weekly-reload',
    type: 'reload',
    title: '25% weekly reload',
    summary: 'Get 25% of one deposit as bonus money every week.',
    code: 'RELOAD25',
    picture: slidePictures('#3c4a4c', '#0a1214').w1050,
    terms: reload,
  }),
  wirePromotion({
    id: '5',
    key: 'weekly-cashback',
    type: 'cashback',
    title: '10% weekly cashback',
    summary: 'Claim 10% of last week’s losses back as bonus money.',
    code: null,
    picture: slidePictures('#1d7a4c', '#04201a').w1050,
    terms: backPay,
  }),
  wirePromotion(freePromotion),
];

/** A bonus with a third of its wagering completed. */
export function wireBonus(overrides: Partial<WirePlayerBonus> = {}): WirePlayerBonus {
  return {
    id: 'b1',
    promotion_id: '3',
    type: 'reload',
    title: '25% weekly reload',
    status: 'wagering',
    currency: 'EUR',
    amount: 85,
    balance: 85,
    wagering_required: 700,
    wagered: 245,
    expected_cost: { rtp: 96.5, amount: 15.92 },
    max_bet: 5,
    payment_id: '12',
    issued_at: '2026-11-19T10:00:00Z',
    claim_expires_at: null,
    expires_at: '2026-12-01T10:00:00Z',
    finished_at: null,
    ...overrides,
  };
}
