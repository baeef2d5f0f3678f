import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { safePaths, unsafePaths } from '@playfront/api-contract/testing';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { returnAddress } from './return-address.ts';

const site = 'https://play.example';

describe('a return path', () => {
  it.each(safePaths)('%s stays on the site', (path) => {
    expect(returnAddress(path, site)).toMatch(/^https:\/\/play\.example\//);
  });

  it.each(unsafePaths)('with %s is refused', (_what, path) => expect(returnAddress(path, site)).toBeUndefined());
});

describe('a call with a return path', () => {
  let operator: TestOperator;
  let bearer: string;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    ({ bearer } = await operator.createPlayer());
  });
  afterAll(() => operator.close());

  const deposit = () => ({ amount: 20, currency: 'EUR', locale: 'en', idempotency_key: randomUUID() });
  it.each([
    ['front/get_game_url', () => ({ game_id: '1', mode: 'demo', locale: 'en', form_factor: 'desktop' })],
    ['payment/get_payment_card_url', deposit],
    ['payment/get_eupayment_form', deposit],
  ])('%s refuses every path that could leave the site', async (call, body) => {
    for (const [what, return_url] of unsafePaths) {
      const response = await operator.call(call, { ...body(), return_url }, bearer);
      expect(response.json(), what).toEqual({ status: 0, error: 'malformed' });
    }
    expect((await operator.call(call, { ...body(), return_url: '/fi/online-casino?game=a' }, bearer)).json()).not.toMatchObject({
      error: 'malformed',
    });
  });
});
