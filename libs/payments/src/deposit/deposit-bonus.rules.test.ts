import { describe, expect, it } from 'vitest';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { parseResponse } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { wireDepositBonus, wireOffer } from '../testing/index.ts';
import { bestFirst, bonusEntriesOf, missedBy, type Missed } from './deposit-bonus.rules.ts';
import type { DepositOffer } from './useBonusOffers.ts';

const euro = (minor: number) => money(minor, 'EUR');

describe('the offers', () => {
  const terms = {
    small: { match_percent: 100, max_bonus: 200 },
    large: { match_percent: 25, max_bonus: 1000 },
    fixed: { match_percent: null, max_bonus: 30 },
  };
  const promotions = Object.entries(terms).map(([id, one]) => wireOffer({ id, terms: wirePromotionTerms({ min_deposit: 20, ...one }) }));
  const offers = parseResponse('frontGetPromotionTemplate', { status: 1, promotions }).promotions as DepositOffer[];

  it.each([
    ['by the maximum bonus, without an amount', undefined, ['large', 'small', 'fixed']],
    ['by the maximum bonus, below the minimum of all', euro(19_99), ['large', 'small', 'fixed']],
    ['by the bonus for a small deposit', euro(20_00), ['fixed', 'small', 'large']],
    ['by the bonus for a larger deposit', euro(100_00), ['small', 'fixed', 'large']],
    ['by a bonus up to its maximum', euro(900_00), ['large', 'small', 'fixed']],
  ])('are ordered %s', (_, amount, ids) => {
    expect(bestFirst(offers, amount).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the properties of a request', () => {
  it.each<[string, Parameters<typeof bonusEntriesOf>, ReturnType<typeof bonusEntriesOf>]>([
    ['have the code without spaces', ['typed', ' Code\u00a0'], { promo_code: 'Code' }],
    ['have the code without invisible characters', ['typed', '\ufeffCO\u200bDE'], { promo_code: 'CODE' }],
    ['have the code in plain letters', ['typed', 'ＣＯＤＥ１'], { promo_code: 'CODE1' }],
    ['have no code if it has only invisible characters', ['typed', '\u200b '], {}],
    ['have no code by default', ['default', 'CODE'], {}],
    ['decline every bonus', ['none', 'CODE'], { no_bonus: true }],
  ])('%s', (_, chosen, entries) => expect(bonusEntriesOf(...chosen)).toEqual(entries));
});

describe('a bonus that a deposit misses', () => {
  const missed = { title: 'Welcome', min_deposit: 20 };
  const bonus = wireDepositBonus({ amount: 10 });
  type Wire = Parameters<typeof parseResponse<'frontGetDepositBonus'>>[1];

  it.each<[string, number, Parameters<typeof bonusEntriesOf>, Omit<Wire, 'status'>, Missed['kind'] | undefined]>([
    ['is none if nothing is missed', 10_00, ['default', ''], { bonus: null }, undefined],
    ['stays open for a larger deposit', 10_00, ['default', ''], { bonus: null, missed }, 'minimum'],
    ['is lost with a smaller deposit', 10_00, ['default', ''], { bonus: null, missed: { ...missed, is_lost: true } }, 'lost'],
    ['is replaced by another claim', 30_00, ['default', ''], { bonus, missed: { ...missed, is_lost: true } }, 'replaced'],
    ['is replaced by a code, with any amount', 10_00, ['typed', ' CODE '], { bonus, missed: { ...missed, is_lost: true } }, 'replaced'],
    ['is replaced by no bonus, with any amount', 10_00, ['none', ''], { bonus: null, missed: { ...missed, is_lost: true } }, 'replaced'],
    ['is the bonus of a code below its minimum', 10_00, ['offer', 'CODE'], { bonus: null, missed }, 'chosen_minimum'],
    ['is not the claim if the code earns nothing', 30_00, ['typed', 'NOPE'], { bonus: null, missed: { ...missed, is_lost: true } }, undefined],
  ])('%s', (_, minor, chosen, wire, kind) => {
    const response = parseResponse('frontGetDepositBonus', { status: 1, ...wire } as Wire);
    expect(missedBy(euro(minor), bonusEntriesOf(...chosen), response)?.kind).toBe(kind);
  });
});
