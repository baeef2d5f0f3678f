import { describe, expect, it } from 'vitest';
import { ConfigError } from '../start/environment.ts';
import { readStripe } from './stripe.config.ts';

const secretKey = 'sk_test_neverShown0123456789';
const webhookSecret = 'whsec_neverShown0123456789abcdefgh';
const connected = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };

describe('the connection to Stripe', () => {
  it('is none without its variables', () => {
    expect(readStripe({}, true)).toBeUndefined();
    expect(readStripe({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: ' ' }, false)).toBeUndefined();
  });

  it('takes keys of the test mode, also restricted ones', () => {
    expect(readStripe({ ...connected, STRIPE_WEBHOOK_SECRET: `${webhookSecret}\n` }, true)).toEqual({ secretKey, webhookSecret });
    expect(readStripe({ ...connected, STRIPE_SECRET_KEY: 'rk_test_neverShown01' }, true)).toMatchObject({ secretKey: 'rk_test_neverShown01' });
  });

  it.each([
    ['a live key', { ...connected, STRIPE_SECRET_KEY: 'sk_live_neverShown0123456789' }, true, 'Stripe forbids gambling'],
    ['a restricted live key', { ...connected, STRIPE_SECRET_KEY: 'rk_live_neverShown0123456789' }, true, 'Stripe forbids gambling'],
    ['a publishable key', { ...connected, STRIPE_SECRET_KEY: 'pk_test_neverShown0123456789' }, true, 'not a key of the test mode'],
    ['no key', { STRIPE_WEBHOOK_SECRET: webhookSecret }, true, 'STRIPE_SECRET_KEY is not a key'],
    ['no webhook secret', { STRIPE_SECRET_KEY: secretKey }, true, 'STRIPE_WEBHOOK_SECRET is not'],
    ['a short webhook secret', { ...connected, STRIPE_WEBHOOK_SECRET: 'whsec_neverShown' }, true, 'STRIPE_WEBHOOK_SECRET is not'],
    ['a public site without test cards', connected, false, 'requires PAYMENT_SANDBOX=1'],
  ])('with %s ends the start with one line that contains no secret', (_text, env, isSandboxAllowed, line) => {
    expect(() => readStripe(env, isSandboxAllowed)).toThrow(ConfigError);
    expect(() => readStripe(env, isSandboxAllowed)).toThrow(line);
    expect(() => readStripe(env, isSandboxAllowed)).not.toThrow('neverShown');
  });
});
