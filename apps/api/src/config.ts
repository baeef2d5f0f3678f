import { fileURLToPath } from 'node:url';
import { brandOf } from '@playfront/brand';

export type ApiConfig = {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  /** Origin of the site as players see it; return addresses and callbacks are made from it. */
  readonly publicUrl: string;
  /** Where the payment provider reaches us; the site's origin unless a private address is shorter. */
  readonly callbackUrl: string;
  readonly pspUrl: string;
  readonly pspSecret: string;
  /** The name under which the provider shows us to the payer: the brand's. */
  readonly merchant: string;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: string;
  readonly artDirectory: string;
};

/** A setting is missing or wrong; the message is one line for whoever starts the process. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once, at start. Throws {@link ConfigError}. */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const port = portOf(env.PORT, 4201);
  const publicUrl = originOf('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${port}`);
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    databaseUrl: required('DATABASE_URL', env.DATABASE_URL),
    redisUrl: env.REDIS_URL || undefined,
    publicUrl,
    callbackUrl: originOf('CALLBACK_URL', env.CALLBACK_URL ?? publicUrl),
    pspUrl: originOf('PSP_URL', env.PSP_URL ?? 'http://localhost:4202'),
    pspSecret: required('PSP_SECRET', env.PSP_SECRET),
    merchant: merchantOf(env.BRAND || undefined),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: env.TRUST_PROXY ?? 'loopback',
    artDirectory: fileURLToPath(new URL('../art', import.meta.url)),
  };
}

function merchantOf(brandId: string | undefined): string {
  try {
    return brandOf(brandId).name;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

export function portOf(value: string | undefined, fallback: number): number {
  const port = Number(value ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError(`PORT is not a port: ${value}`);
  return port;
}

export function originOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new ConfigError(`${name} is not an http(s) address: ${value}`);
  return new URL(value).origin;
}

export function required(name: string, value: string | undefined): string {
  if (!value) throw new ConfigError(`${name} is not set`);
  return value;
}
