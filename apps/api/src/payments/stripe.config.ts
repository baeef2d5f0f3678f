import { ConfigError } from '../start/environment.ts';
import { minSecretLength } from './provider-secrets.ts';

/** The id of Stripe in the list of providers. */
export const stripeId = 'stripe';

/** Access to a Stripe account in test mode. */
export type StripeConnection = {
  readonly secretKey: string;
  /** Signs the events of the webhook endpoint. */
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly apiUrl?: string;
};

/**
 * The connection to Stripe, if `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET` are set. Only keys of the test mode are accepted, and only where test
 * cards may count as money (decision 0182). No message repeats a value, because it may be a secret. Throws {@link ConfigError}.
 */
export function readStripe(env: NodeJS.ProcessEnv, isSandboxAllowed: boolean): StripeConnection | undefined {
  const secretKey = env.STRIPE_SECRET_KEY?.trim() ?? '';
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim() ?? '';
  if (!secretKey && !webhookSecret) return undefined;
  if (/^[a-z]+_live_/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY is a live key: Stripe forbids gambling, so only its test mode can be used (sk_test_… or rk_test_…)');
  if (!/^(sk|rk)_test_\w{8,}$/.test(secretKey)) throw new ConfigError('STRIPE_SECRET_KEY is not a key of the test mode (sk_test_… or rk_test_…)');
  if (!/^whsec_\w+$/.test(webhookSecret) || webhookSecret.length < minSecretLength)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is not the signing secret of a webhook endpoint (whsec_…)');
  if (!isSandboxAllowed)
    throw new ConfigError('STRIPE_SECRET_KEY is of the test mode, whose cards move no money: on a public site it requires PAYMENT_SANDBOX=1');
  return { secretKey, webhookSecret };
}
