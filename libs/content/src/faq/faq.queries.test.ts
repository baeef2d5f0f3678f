import { expect, test } from 'vitest';
import { createQueryClient, type PrefetchContext } from '@playfront/api-client';
import { createFakeApi } from '@playfront/auth/testing';
import { wireFaq } from '../testing/faq.fixtures.ts';
import { faqHead, prefetchFaq } from './faq.queries.ts';

async function headAt(id: string | undefined) {
  const context: PrefetchContext = {
    api: createFakeApi({ frontGetFaqTemplate: () => ({ status: 1, faqs: wireFaq() }) }),
    queryClient: createQueryClient(),
    locale: 'en',
    search: new URLSearchParams(),
    params: { id },
  };
  await prefetchFaq(context);
  const head = faqHead(context);
  return head === 'not-found' ? head : { title: head.title?.('Questions and answers'), canonical: head.canonicalParams };
}

test.each([
  [undefined, undefined, 'account'],
  ['0', 'Your account – Questions and answers', 'account'],
  ['account', 'Your account – Questions and answers', 'account'],
  ['2', 'Withdrawals – Questions and answers', 'withdrawals'],
])('the section at %s is called %s and known by its id', async (id, title, canonical) => {
  expect(await headAt(id)).toEqual({ title, canonical: { id: canonical } });
});

test('a section that is none is not found', async () => expect(await headAt('horses')).toBe('not-found'));
