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
  return head === 'not-found' ? head : { title: head.title?.('Frequently asked questions'), canonical: head.canonicalParams };
}

test.each([
  [undefined, undefined, 'account'],
  ['0', 'Your account – Frequently asked questions', 'account'],
  ['account', 'Your account – Frequently asked questions', 'account'],
  ['2', 'Withdrawals – Frequently asked questions', 'withdrawals'],
])('the section at %s has the title %s and its id in the canonical URL', async (id, title, canonical) => {
  expect(await headAt(id)).toEqual({ title, canonical: { id: canonical } });
});

test('an unknown section is not found', async () => expect(await headAt('horses')).toBe('not-found'));
