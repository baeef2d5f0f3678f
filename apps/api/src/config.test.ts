import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { unconnectedRegistries } from './registries/registries.config.ts';
import { ConfigError } from './start/environment.ts';

const factorSecret = 'factors-0123456789-0123456789-0123';
const needed = { DATABASE_URL: 'postgresql://localhost/x', PSP_SECRET: 'sandbox-0123456789-0123456789-0123', FACTOR_SECRET: factorSecret };

describe('the environment', () => {
  it.each([
    ['nothing, in development', {}, { kind: 'local' }],
    ['an enabled local mailbox, in production', { NODE_ENV: 'production', LOCAL_MAILBOX: '1' }, { kind: 'local' }],
    [
      'a mail server',
      { NODE_ENV: 'production', SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://play.example' },
      { kind: 'smtp', url: 'smtps://u:p@mail.example', from: 'Northlight <no-reply@play.example>' },
    ],
    [
      'a mail server and a sender',
      { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'House <house@example.com>' },
      { kind: 'smtp', url: 'smtp://mail.example:25', from: 'House <house@example.com>' },
    ],
  ])('with %s selects how mails are sent', (_text, env, route) => expect(readConfig({ ...needed, ...env }).mail).toEqual(route));

  it.each([
    ['neither mail server nor mailbox, in production', { NODE_ENV: 'production' }, 'SMTP_URL is not set'],
    [
      'a local mailbox on a public site, in production',
      { NODE_ENV: 'production', LOCAL_MAILBOX: '1', PUBLIC_URL: 'https://play.example' },
      'LOCAL_MAILBOX is only for a PUBLIC_URL of this machine',
    ],
    [
      'demonstration accounts on a public site, in production',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', DEMO_PASSWORD: 'long enough to be one', PUBLIC_URL: 'http://192.0.2.1' },
      'DEMO_PASSWORD is only for a PUBLIC_URL of this machine',
    ],
    [
      'demonstration accounts on a site that listens on all addresses, in production',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', DEMO_PASSWORD: 'long enough to be one', HOST: '0.0.0.0' },
      'DEMO_PASSWORD is only for a HOST of this machine',
    ],
    ['a mail server and a mailbox', { SMTP_URL: 'smtp://mail.example', LOCAL_MAILBOX: '1' }, 'exclude each other'],
    ['a mail server with a web address', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL is not'],
    ['settings that are not JSON', { OPERATOR_SETTINGS: '{' }, 'OPERATOR_SETTINGS is not'],
    ['a setting that does not exist', { OPERATOR_SETTINGS: '{"throttle":0}' }, 'OPERATOR_SETTINGS is not'],
    ['a setting with a malformed range', { OPERATOR_SETTINGS: '{"ip_black_list":["203.0.113.0/24/9"]}' }, '"203.0.113.0/24/9" is neither'],
    ['exclusion registries that are not JSON', { EXCLUSION_REGISTRIES: '{' }, 'EXCLUSION_REGISTRIES is not JSON'],
    [
      'an exclusion registry with a short secret',
      { EXCLUSION_REGISTRIES: '{"gamstop":{"url":"https://x.example","secret":"short"}}' },
      'at least 32',
    ],
    [
      'an exclusion registry that does not exist',
      { EXCLUSION_REGISTRIES: JSON.stringify({ gamestop: { url: 'https://x.example', secret: factorSecret } }) },
      'names gamestop',
    ],
    ['a registry that may take a minute', { EXCLUSION_REGISTRY_TIMEOUT_MS: '60000' }, 'EXCLUSION_REGISTRY_TIMEOUT_MS is not'],
    ['a trusted proxy in the short form of an address', { TRUST_PROXY: 'loopback, 127.1' }, 'TRUST_PROXY: "127.1" is neither'],
    ['a setting of the wrong kind', { OPERATOR_SETTINGS: '{"throttle_factor":"0"}' }, 'OPERATOR_SETTINGS is not'],
  ])('with %s ends the start with one line', (_text, env, line) => {
    expect(() => readConfig({ ...needed, ...env })).toThrow(ConfigError);
    expect(() => readConfig({ ...needed, ...env })).toThrow(line);
  });

  it('trusts the proxies that are listed', () => {
    expect(readConfig({ ...needed, TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' }).trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    expect(readConfig(needed).trustProxy).toEqual(['loopback']);
  });

  it('replaces exclusion registries by the sandbox on this machine only, and names those that are not connected', () => {
    const own = { url: 'https://registry.example/gb', secret: factorSecret };
    const given = { EXCLUSION_REGISTRIES: JSON.stringify({ gamstop: own }) };
    const local = readConfig({ ...needed, ...given }).registries;
    expect(local.connections.get('gamstop')).toEqual(own);
    expect(local.connections.get('oasis')).toEqual({ url: 'http://localhost:4202/registries/oasis', secret: needed.PSP_SECRET });
    expect(unconnectedRegistries(local)).toEqual([]);
    const open = readConfig({ ...needed, ...given, PUBLIC_URL: 'https://play.example' }).registries;
    expect(unconnectedRegistries(open)).toEqual([
      { name: 'Spelpaus', countries: ['SE'] },
      { name: 'OASIS', countries: ['DE'] },
      { name: 'BetStop', countries: ['AU'] },
    ]);
  });

  it('reads the current secret of sign-in factors, and previous ones', () => {
    const earlier = 'earlier-0123456789-0123456789-0123';
    expect(readConfig(needed).factorSecrets).toEqual([factorSecret]);
    expect(readConfig({ ...needed, FACTOR_SECRET: `${factorSecret}, ${earlier}` }).factorSecrets).toEqual([factorSecret, earlier]);
  });

  it.each([
    [
      'none, on a public site in production',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://play.example', FACTOR_SECRET: '' },
      'FACTOR_SECRET is not set',
    ],
    ['a short one', { FACTOR_SECRET: 'short' }, 'FACTOR_SECRET has fewer than 32 characters'],
    ['a short previous one', { FACTOR_SECRET: `${factorSecret},short` }, 'FACTOR_SECRET has fewer than 32 characters'],
  ])('refuses a secret of sign-in factors: %s', (_text, env, line) => {
    expect(() => readConfig({ ...needed, ...env })).toThrow(line);
  });

  const atOthers = { DATABASE_URL: needed.DATABASE_URL, SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://play.example' };
  const secrets = { first: 'first-0123456789-0123456789-012345', second: 'second-0123456789-0123456789-01234' };

  it.each([
    ['a secret of one character', { ...needed, PSP_SECRET: 's' }, 'PSP_SECRET has fewer than 32 characters'],
    ['a secret of 31 characters', { ...needed, PSP_SECRET: 's'.repeat(31) }, 'PSP_SECRET has fewer than 32 characters'],
    ['no secret, on this machine', { ...needed, PSP_SECRET: '' }, 'PSP_SECRET is not set'],
    ['a provider without its secret', { ...atOthers, PSP_URL: 'https://pay.example' }, 'PSP_SECRETS is not set'],
    [
      'a provider with the secret of the sandbox',
      { ...atOthers, PSP_URL: 'https://pay.example', PSP_SECRET: secrets.first },
      'PSP_SECRETS is not set',
    ],
    ['a provider without its address', { ...atOthers, PSP_SECRETS: JSON.stringify({ neteller: [secrets.first] }) }, 'PSP_URL is not set'],
    [
      'a short secret of a provider',
      { ...needed, PSP_SECRETS: '{"neteller":["short-and-never-shown"]}' },
      'PSP_SECRETS: a secret has fewer than 32 characters',
    ],
    ['a secret of one repeated character', { ...needed, PSP_SECRETS: JSON.stringify({ neteller: ['a'.repeat(40)] }) }, 'different characters'],
    ['spaces around a short secret', { ...needed, PSP_SECRETS: JSON.stringify({ neteller: [`abcdefghijk${' '.repeat(40)}`] }) }, 'fewer than 32'],
    [
      'three secrets of a provider',
      { ...needed, PSP_SECRETS: JSON.stringify({ neteller: [secrets.first, secrets.second, `${secrets.first}3`] }) },
      'more than two secrets',
    ],
    [
      'the secret of the sandbox for a provider',
      { ...needed, PSP_SECRETS: JSON.stringify({ neteller: [needed.PSP_SECRET] }) },
      'of the payment sandbox',
    ],
    ['no secret of a provider', { ...needed, PSP_SECRETS: '{"neteller":[]}' }, 'PSP_SECRETS: a provider has no secret'],
    ['secrets that are not JSON', { ...needed, PSP_SECRETS: 'never-shown' }, 'PSP_SECRETS: is not JSON'],
    [
      'one secret for two providers',
      { ...needed, PSP_SECRETS: JSON.stringify({ neteller: [secrets.first], skrill: [secrets.first] }) },
      'PSP_SECRETS: two providers',
    ],
    ['a provider that is misspelt', { ...needed, PSP_SECRETS: JSON.stringify({ netteler: [secrets.first] }) }, 'PSP_SECRETS names netteler'],
    ['a secret of Stripe for a connector', { ...needed, PSP_SECRETS: JSON.stringify({ stripe: [secrets.first] }) }, 'PSP_SECRETS names stripe'],
  ])('with %s ends the start with one line', (_text, env, line) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(line);
    expect(() => readConfig(env)).not.toThrow('never-shown');
  });

  it.each([
    ['this machine', needed, true, [needed.PSP_SECRET]],
    ['the public by its HOST', { ...needed, HOST: '0.0.0.0' }, false, []],
    ['the public, without PAYMENT_SANDBOX', { ...atOthers, PSP_SECRET: needed.PSP_SECRET }, false, []],
    ['the public, with PAYMENT_SANDBOX', { ...atOthers, PSP_SECRET: needed.PSP_SECRET, PAYMENT_SANDBOX: '1' }, true, [needed.PSP_SECRET]],
  ])('decides whether the payment sandbox may replace providers on a site for %s: %o', (_text, env, isAllowed, accepted) => {
    const config = readConfig(env);
    expect([config.isSandboxAllowed, config.isPaymentProviderConfigured, config.pspSecrets.of('neteller')]).toEqual([isAllowed, isAllowed, accepted]);
  });

  it('connects only the providers that have their own secrets', () => {
    const { pspSecrets, pspUrl } = readConfig({
      ...atOthers,
      PSP_URL: 'https://pay.example',
      PSP_SECRETS: JSON.stringify({ neteller: [secrets.first, secrets.second] }),
    });
    expect(pspUrl).toBe('https://pay.example');
    expect([pspSecrets.of('neteller'), pspSecrets.of('skrill'), pspSecrets.of('constructor')]).toEqual([[secrets.first, secrets.second], [], []]);
  });

  it('does not replace Stripe by the payment sandbox', () => {
    const webhookSecret = 'whsec_0123456789abcdefghijklmnop';
    const connected = { ...needed, STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: webhookSecret };
    expect(readConfig(needed).pspSecrets.of('stripe')).toEqual([]);
    expect(readConfig(connected).pspSecrets.of('stripe')).toEqual([webhookSecret]);
  });

  it('overrides only the settings it names', () => {
    expect(readConfig({ ...needed, OPERATOR_SETTINGS: '{"throttle_factor":0}' }).settings).toEqual({ throttle_factor: 0 });
    expect(readConfig(needed).settings).toEqual({});
  });
});
