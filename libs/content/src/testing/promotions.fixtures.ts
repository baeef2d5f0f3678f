import type { frontGetPlayerBonuses, frontGetPromotionTemplate, Promotion, WireAnswerOf } from '@playfront/api-contract';
import { readAnswer } from '@playfront/auth/testing';
import { slidePictures } from './slides.fixtures.ts';

export type WirePromotion = WireAnswerOf<typeof frontGetPromotionTemplate>['promotions'][number];
export type WirePlayerBonus = WireAnswerOf<typeof frontGetPlayerBonuses>['bonuses'][number];
type WireTerms = NonNullable<WirePromotion['terms']>;

/** Terms of a first deposit doubled. */
export function wireTerms(overrides: Partial<WireTerms> = {}): WireTerms {
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

/** The welcome promotion as a visitor sees it. */
export function wirePromotion(overrides: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: '1',
    key: 'welcome',
    type: 'deposit_match',
    title: 'Your first deposit, doubled',
    summary: 'We add as much again to your first deposit.',
    terms_html:
      '<ul><li>Your own money is played first; bonus money only when it runs out.</li><li>A withdrawal ends the running bonus. You are told the exact amount first.</li></ul>',
    picture: slidePictures('#2b3a8c', '#0a1030').w1050,
    code: 'WELCOME',
    valid_to: null,
    state: 'open',
    terms: wireTerms(),
    ...overrides,
  };
}

/** {@link wirePromotion} as the site holds it. */
export function promotionOf(overrides: Partial<WirePromotion> = {}): Promotion {
  const [promotion] = readAnswer('frontGetPromotionTemplate', { status: 1, promotions: [wirePromotion(overrides)] }).promotions;
  // One went in.
  return promotion as Promotion;
}

const reload = wireTerms({
  match_percent: 25,
  max_bonus: 100,
  wagering_x: 30,
  wagering_at_most: 3000,
  expected_cost: { rtp: 96.5, amount: 105 },
  expires_after_hours: 168,
});
const freeStart = wireTerms({
  match_percent: null,
  max_bonus: 10,
  min_deposit: 0,
  wagering_x: 40,
  wagering_at_most: 400,
  expected_cost: { rtp: 96.5, amount: 14 },
  max_win: 100,
});
const backPay = wireTerms({
  match_percent: 10,
  max_bonus: 100,
  min_deposit: 0,
  wagering_x: 1,
  wagering_at_most: 100,
  expected_cost: { rtp: 96.5, amount: 3.5 },
});

/** The free start of new players. */
export const freePromotion: Partial<WirePromotion> = {
  id: '6',
  key: '10freeallcurrency',
  type: 'no_deposit',
  title: 'Start free, without a deposit',
  summary: 'A free bonus to begin with, in the currency of your account.',
  code: 'FREE10',
  picture: slidePictures('#7a2a9c', '#1a0424').w1050,
  terms: freeStart,
};

/** A list of every kind. */
export const ordinaryPromotions: readonly WirePromotion[] = [
  wirePromotion(),
  wirePromotion({
    id: '3',
    key: 'weekly-reload',
    type: 'reload',
    title: 'A quarter on top, every week',
    summary: 'Once a week, a quarter of a deposit is added to it.',
    code: 'RELOAD25',
    picture: slidePictures('#3c4a4c', '#0a1214').w1050,
    terms: reload,
  }),
  wirePromotion({
    id: '5',
    key: 'weekly-cashback',
    type: 'cashback',
    title: 'A tenth of a bad week back',
    summary: 'If last week went against you, claim a tenth of what you lost.',
    code: null,
    picture: slidePictures('#1d7a4c', '#04201a').w1050,
    terms: backPay,
  }),
  wirePromotion(freePromotion),
];

/** A bonus a third of the way through. */
export function wireBonus(overrides: Partial<WirePlayerBonus> = {}): WirePlayerBonus {
  return {
    id: 'b1',
    promotion_id: '3',
    type: 'reload',
    title: 'A quarter on top, every week',
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
