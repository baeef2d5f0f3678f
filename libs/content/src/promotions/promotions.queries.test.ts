import { expect, it } from 'vitest';
import { createQueryClient, type PrefetchContext } from '@playfront/api-client';
import { createFakeApi, fault, refusal, type FakeHandlers } from '@playfront/auth/testing';
import { wirePromotion } from '../testing/index.ts';
import { prefetchPromotions, promotionHead } from './promotions.queries.ts';

const contextOf = (answer: NonNullable<FakeHandlers['frontGetPromotionTemplate']>): PrefetchContext => ({
  api: createFakeApi({ frontGetPromotionTemplate: answer }),
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
  ['answers that there is none when the operator says so', () => Promise.reject(refusal('not_found')), 'not-found'],
  ['says nothing of a promotion that failed to load', () => Promise.reject(fault('server')), {}],
])('%s', async (_, answer, head) => {
  const context = contextOf(answer);
  await prefetchPromotions(context, { id: '1' });
  expect(promotionHead(context, { id: '1' })).toEqual(head);
});
