import { expect, it } from 'vitest';
import { createQueryClient, type PrefetchContext } from '@playfront/api-client';
import { createFakeApi, fault, refusal, type FakeHandlers } from '@playfront/auth/testing';
import { wirePromotion } from '../testing/index.ts';
import { prefetchPromotions, promotionHead } from './promotions.queries.ts';

const contextOf = (handler: NonNullable<FakeHandlers['frontGetPromotionTemplate']>): PrefetchContext => ({
  api: createFakeApi({ frontGetPromotionTemplate: handler }),
  queryClient: createQueryClient(),
  locale: 'en',
  search: new URLSearchParams(),
  params: {},
});

it.each<[string, NonNullable<FakeHandlers['frontGetPromotionTemplate']>, unknown]>([
  [
    'names the page after the promotion',
    () => ({ status: 1, promotions: [wirePromotion()] }),
    { title: '100% on your first deposit', description: 'We match your first deposit with the same amount in bonus money.' },
  ],
  ['returns `not-found` if the operator has no such promotion', () => Promise.reject(refusal('not_found')), 'not-found'],
  ['returns an empty head if the promotion failed to load', () => Promise.reject(fault('server')), {}],
])('%s', async (_, handler, head) => {
  const context = contextOf(handler);
  await prefetchPromotions(context, { id: '1' });
  expect(promotionHead(context, { id: '1' })).toEqual(head);
});
