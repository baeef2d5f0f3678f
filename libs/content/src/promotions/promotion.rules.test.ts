import { describe, expect, it } from 'vitest';
import { ordinaryPromotions, promotionOf, type WirePromotion } from '../testing/index.ts';
import { groupsIn, stepOf, withLead, type PromotionStep } from './promotion.rules.ts';

const promotions = ordinaryPromotions.map((wire) => promotionOf(wire));

describe('the next step for a promotion', () => {
  it.each<[string, Partial<WirePromotion>, { isSignedIn: boolean; isListed: boolean }, PromotionStep]>([
    ['a visitor registers with it', {}, { isSignedIn: false, isListed: true }, 'register'],
    ['a promotion without terms is unavailable', { terms: null }, { isSignedIn: false, isListed: true }, 'unavailable'],
    ['a player claims a listed one', { state: 'claimable' }, { isSignedIn: true, isListed: true }, 'claim'],
    ['an unlisted deposit bonus needs its code', { state: 'claimable' }, { isSignedIn: true, isListed: false }, 'deposit-code'],
    [
      'an unlisted free bonus is only for registrations',
      { state: 'claimable', type: 'no_deposit' },
      { isSignedIn: true, isListed: false },
      'unavailable',
    ],
    ['a claimed deposit bonus waits for the deposit', { state: 'claimed' }, { isSignedIn: true, isListed: true }, 'deposit'],
    ['a claimed free bonus waits for another to end', { state: 'claimed', type: 'no_deposit' }, { isSignedIn: true, isListed: true }, 'queued'],
    [
      'a replaced one can be replaced',
      { state: 'unavailable', unavailable_reason: 'replaced', replaced_by: { bonus_id: 'b1', title: 'Other' } },
      { isSignedIn: true, isListed: true },
      'replace',
    ],
    ['a used one is used', { state: 'used' }, { isSignedIn: true, isListed: true }, 'used'],
    ["an older operator's open is claimable", { state: 'open' }, { isSignedIn: true, isListed: true }, 'claim'],
  ])('%s', (_, overrides, { isSignedIn, isListed }, step) => {
    expect(stepOf(promotionOf(overrides), isSignedIn, isListed)).toBe(step);
  });
});

it('leads with the first promotion that has an action and keeps the order of the others', () => {
  const [first, second, ...rest] = promotions;
  const used = first && { ...first, state: 'used' as const };
  const claimable = second && { ...second, state: 'claimable' as const };
  if (!used || !claimable) throw new Error('The fixtures have fewer than two promotions');
  const { lead, others } = withLead([used, claimable, ...rest], true);
  expect(lead).toBe(claimable);
  expect(others.map(({ id }) => id)).toEqual([used, ...rest].map(({ id }) => id));
});

it('offers groups only if there is something to choose between', () => {
  expect(groupsIn(promotions)).toEqual(['deposit', 'cashback', 'free']);
  expect(groupsIn(promotions.slice(0, 3))).toEqual([]);
  expect(groupsIn(promotions.map((promotion) => ({ ...promotion, type: 'reload' as const })))).toEqual([]);
});
