import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { frontGetGameUrl, paymentGetEupaymentForm, paymentGetPaymentUrl } from './index.ts';
import { isSafePath } from './safe-path.ts';
import { safePaths, unsafePaths } from './testing/index.ts';

const calls = [frontGetGameUrl, paymentGetPaymentUrl, paymentGetEupaymentForm];
const key = '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10';
const request = { game_id: '1', mode: 'demo', form_factor: 'desktop', locale: 'en', amount: 20, currency: 'EUR', idempotency_key: key };

describe('a path to navigate to', () => {
  test.each(safePaths)('%s is safe', (path) => {
    expect(isSafePath(path)).toBe(true);
    for (const call of calls) expect(v.is(call.request, { ...request, return_url: path }), call.path).toBe(true);
  });

  test.each([...unsafePaths, ['a very long path', `/${'a'.repeat(3_000)}`]] as const)('with %s is not safe', (_what, path) => {
    expect(isSafePath(path)).toBe(false);
    for (const call of calls) expect(v.is(call.request, { ...request, return_url: path }), call.path).toBe(false);
  });
});
