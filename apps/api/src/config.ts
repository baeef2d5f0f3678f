import { fileURLToPath } from 'node:url';
import { isAddressOrRange } from '@playfront/api-contract/address-list';
import { brandOf, type Brand } from '@playfront/brand';
import * as v from 'valibot';
import { readProviderData } from './payments/provider-data.ts';
import { createProviderSecrets, minSecretLength, secretsByProviderSchema, type ProviderSecrets } from './payments/provider-secrets.ts';
import { readStripe, stripeId, type StripeConnection } from './payments/stripe.config.ts';
import type { MailPalettes } from './mail/compose.ts';
import type { MailRoute } from './mail/mail.composition.ts';
import type { RegistryConnections } from './registries/exclusion-registry.ts';
import { readRegistries } from './registries/registries.config.ts';
import { settingsOverridesSchema, type SettingsOverrides } from './settings/settings.schema.ts';
import { ConfigError, originOf, portOf, required } from './start/environment.ts';

export type ApiConfig = {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** The role that owns the tables and runs the migrations; `DATABASE_URL` may use one with fewer grants. */
  readonly databaseOwnerUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Origin of the site for players, for return URLs and callbacks. */
  readonly publicUrl: string;
  /** Origins whose pages may call the API across origins: the site's, and those of `SITE_ORIGINS`. */
  readonly siteOrigins: readonly string[];
  /** Base URL of the payment provider's callbacks; by default the site's origin. */
  readonly callbackUrl: string;
  readonly pspUrl: string;
  /** Secrets of the connected payment providers; players are offered no others. */
  readonly pspSecrets: ProviderSecrets;
  /** Stripe's test mode, if it is connected. */
  readonly stripe: StripeConnection | undefined;
  readonly isPaymentProviderConfigured: boolean;
  /** Whether the payment sandbox may replace the providers: on this machine, or with `PAYMENT_SANDBOX=1`. */
  readonly isSandboxAllowed: boolean;
  /** How the exclusion registries are reached. */
  readonly registries: RegistryConnections;
  readonly isProduction: boolean;
  /** Merchant name that the provider shows to the payer: the brand's. */
  readonly merchant: string;
  readonly supportEmail: string;
  /** The brand's colours, for mails. */
  readonly palettes: MailPalettes;
  readonly mail: MailRoute;
  /** `host:port` of a ClamAV daemon that scans documents. */
  readonly clamAddress: string | undefined;
  /** Encrypt the secrets of sign-in factors; the current one first. */
  readonly factorSecrets: readonly [string, ...string[]];
  readonly settings: SettingsOverrides;
  /** Password of the demonstration accounts, which do not exist without it. Never set it on a public site. */
  readonly demoPassword: string | undefined;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, CIDR ranges, or `loopback`, `linklocal` and `uniquelocal`. */
  readonly trustProxy: readonly string[];
  readonly artDirectory: string;
};

/** Reads the environment once at startup. Throws {@link ConfigError}. */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const port = portOf(env.PORT, 4201);
  const publicUrl = originOf('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${port}`);
  const brand = configuredBrand(env.BRAND || undefined);
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    databaseUrl: required('DATABASE_URL', env.DATABASE_URL),
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    publicUrl,
    siteOrigins: [
      publicUrl,
      ...(env.SITE_ORIGINS ?? '').split(',').flatMap((origin) => (origin.trim() ? [originOf('SITE_ORIGINS', origin.trim())] : [])),
    ],
    callbackUrl: originOf('CALLBACK_URL', env.CALLBACK_URL ?? publicUrl),
    ...paymentsOf(env, publicUrl),
    merchant: brand.name,
    supportEmail: brand.supportEmail,
    palettes: brand.palette,
    mail: mailRouteOf(env, publicUrl, `${brand.name} <no-reply@${new URL(publicUrl).hostname}>`),
    clamAddress: clamAddressOf(env.CLAMAV_ADDRESS || undefined),
    factorSecrets: factorSecretsOf(env, publicUrl),
    isProduction: env.NODE_ENV === 'production',
    settings: settingsOf(env.OPERATOR_SETTINGS || undefined),
    demoPassword: demoPasswordOf(env, publicUrl),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: proxiesOf(env.TRUST_PROXY ?? 'loopback'),
    artDirectory: fileURLToPath(new URL('../art', import.meta.url)),
  };
}

function configuredBrand(brandId: string | undefined): Brand {
  try {
    return brandOf(brandId);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** The mail server if one is configured, otherwise the local mailbox, which production uses only with `LOCAL_MAILBOX=1`. */
function mailRouteOf(env: NodeJS.ProcessEnv, publicUrl: string, defaultFrom: string): MailRoute {
  const isLocal = env.LOCAL_MAILBOX === '1';
  if (env.SMTP_URL && isLocal) throw new ConfigError('SMTP_URL and LOCAL_MAILBOX exclude each other');
  if (env.SMTP_URL) {
    if (!/^smtps?:\/\/[^/]/.test(env.SMTP_URL) || !URL.canParse(env.SMTP_URL)) throw new ConfigError('SMTP_URL is not an smtp(s) address');
    return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM || defaultFrom };
  }
  if (isLocal) requireOwnMachine('LOCAL_MAILBOX', env, publicUrl);
  if (isLocal || env.NODE_ENV !== 'production') return { kind: 'local' };
  throw new ConfigError('SMTP_URL is not set (LOCAL_MAILBOX=1 stores mails in the database and shows them at /mail, to try things out)');
}

/** Checked by our own parser: the library also accepts `127.1` and `0x7f.1`, which other programs interpret differently. */
function proxiesOf(list: string): string[] {
  const proxies = list.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !['loopback', 'linklocal', 'uniquelocal'].includes(proxy) && !isAddressOrRange(proxy));
  if (unknown !== undefined) throw new ConfigError(`TRUST_PROXY: "${unknown}" is neither an address nor a CIDR range`);
  return proxies;
}

function clamAddressOf(address: string | undefined): string | undefined {
  if (address !== undefined && !(/^[^/\s]+:\d{1,5}$/.test(address) && URL.canParse(`tcp://${address}`)))
    throw new ConfigError('CLAMAV_ADDRESS is not host:port');
  return address;
}

/** Public in this repository, so it protects nothing: for local installations only. */
const developmentFactorSecret = 'only for development, where nothing is secret';

/** `FACTOR_SECRET`, or several, separated by commas: the current one first, then those that older factors are encrypted with. */
function factorSecretsOf(env: NodeJS.ProcessEnv, publicUrl: string): readonly [string, ...string[]] {
  const [current, ...earlier] = (env.FACTOR_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (current === undefined) {
    if (env.NODE_ENV === 'production' && !isOwnMachine(publicUrl, env)) throw new ConfigError('FACTOR_SECRET is not set');
    return [developmentFactorSecret];
  }
  if ([current, ...earlier].some((secret) => secret.length < minSecretLength))
    throw new ConfigError(`FACTOR_SECRET has fewer than ${minSecretLength} characters`);
  return [current, ...earlier];
}

const sandboxUrl = 'http://localhost:4202';

/** A public site has its own payment providers or none, so that test cards never work there by accident. The sandbox also simulates exclusion registries. */
function paymentsOf(
  env: NodeJS.ProcessEnv,
  publicUrl: string,
): Pick<ApiConfig, 'pspUrl' | 'pspSecrets' | 'stripe' | 'isPaymentProviderConfigured' | 'isSandboxAllowed' | 'registries'> {
  const isSandboxAllowed = isSandboxAllowedAt(publicUrl, env);
  const byProvider = secretsByProviderOf(env.PSP_SECRETS || undefined);
  const needsSandbox = Boolean(env.PSP_SECRET) || Object.keys(byProvider).length === 0;
  if (Object.values(byProvider).some((secrets) => secrets.includes(env.PSP_SECRET?.trim() ?? '')))
    throw new ConfigError('PSP_SECRETS: a provider has the secret of the payment sandbox, PSP_SECRET');
  const isPaymentProviderConfigured = isSandboxAllowed || Object.keys(byProvider).length > 0;
  if (!isSandboxAllowed && isPaymentProviderConfigured !== Boolean(env.PSP_URL)) {
    throw new ConfigError(`${env.PSP_URL ? 'PSP_SECRETS' : 'PSP_URL'} is not set; payment providers need both PSP_URL and PSP_SECRETS`);
  }
  const pspUrl = originOf('PSP_URL', env.PSP_URL || sandboxUrl);
  const sandboxSecret = isSandboxAllowed && needsSandbox ? sandboxSecretOf(env) : undefined;
  const stripe = readStripe(env, isSandboxAllowed);
  return {
    pspUrl,
    // Without its own connection Stripe has no secret, and the sandbox does not replace it.
    pspSecrets: createProviderSecrets({ ...byProvider, [stripeId]: stripe ? [stripe.webhookSecret] : [] }, sandboxSecret),
    stripe,
    registries: readRegistries(env, sandboxSecret === undefined ? undefined : { url: pspUrl, secret: sandboxSecret }),
    isPaymentProviderConfigured,
    isSandboxAllowed,
  };
}

/** Whether the payment sandbox may be used at a URL: on this machine, or where `PAYMENT_SANDBOX=1` is set. */
export function isSandboxAllowedAt(publicUrl: string, env: NodeJS.ProcessEnv): boolean {
  return isOwnMachine(publicUrl, env) || env.PAYMENT_SANDBOX === '1';
}

/** The secret that the sandbox and the operator sign with. Throws {@link ConfigError}. */
export function sandboxSecretOf(env: NodeJS.ProcessEnv): string {
  const secret = required('PSP_SECRET', env.PSP_SECRET);
  if (secret.length < minSecretLength) throw new ConfigError(`PSP_SECRET has fewer than ${minSecretLength} characters`);
  return secret;
}

function secretsByProviderOf(json: string | undefined): v.InferOutput<typeof secretsByProviderSchema> {
  if (!json) return {};
  const secrets = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsByProviderSchema), json);
  // Neither the parser's message nor the input is repeated: both may contain a secret.
  if (!secrets.success) {
    const [issue] = secrets.issues;
    const isOwnText = issue.type === 'min_length' || issue.type === 'max_length' || issue.type === 'check';
    throw new ConfigError(`PSP_SECRETS: ${isOwnText ? issue.message : 'is not JSON such as {"neteller":["secret","secret before"]}'}`);
  }
  const known = new Set(readProviderData().providers.map(({ id }) => id));
  const unknown = Object.keys(secrets.output).find((id) => !known.has(id));
  if (unknown !== undefined) throw new ConfigError(`PSP_SECRETS names ${unknown}, which is no payment provider`);
  if (Object.hasOwn(secrets.output, stripeId)) throw new ConfigError('PSP_SECRETS names stripe, which is connected by STRIPE_SECRET_KEY');
  return secrets.output;
}

/** Settings of the operator as JSON, such as `{"throttle_factor":0}`; they override those in the database. */
function settingsOf(json: string | undefined): SettingsOverrides {
  if (!json) return {};
  const settings = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsOverridesSchema), json);
  if (!settings.success) throw new ConfigError(`OPERATOR_SETTINGS is not valid: ${settings.issues[0].message}`);
  return settings.output;
}

/** One of the accounts is an admin's, so a guessable password is refused. */
function demoPasswordOf(env: NodeJS.ProcessEnv, publicUrl: string): string | undefined {
  const password = env.DEMO_PASSWORD || undefined;
  if (password === undefined) return undefined;
  requireOwnMachine('DEMO_PASSWORD', env, publicUrl);
  if (password.length < 12) throw new ConfigError('DEMO_PASSWORD has fewer than 12 characters');
  return password;
}

/** Refuses development settings on a public site, where anyone could read the local mailbox or use a demonstration account. */
function requireOwnMachine(name: string, env: NodeJS.ProcessEnv, publicUrl: string): void {
  if (env.NODE_ENV !== 'production' || isOwnMachine(publicUrl, env)) return;
  if (isLoopback(new URL(publicUrl).hostname)) throw new ConfigError(`${name} is only for a HOST of this machine, not for ${env.HOST}`);
  throw new ConfigError(`${name} is only for a PUBLIC_URL of this machine, not for ${publicUrl}`);
}

/** Whether only this machine can reach the site, by its public URL and the address it listens on. */
function isOwnMachine(publicUrl: string, { HOST }: NodeJS.ProcessEnv): boolean {
  return isLoopback(new URL(publicUrl).hostname) && isLoopback(HOST || 'localhost');
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}
