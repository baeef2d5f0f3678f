import type { BrowserEndpoints } from '@playfront/api-contract/site-build';
import { isAddressOrRange } from '@playfront/api-contract/address-list';

/** Everything that the environment configures. */
export type GatewayConfiguration = {
  host: string;
  port: number;
  /** Origin of the operator API, without a trailing slash. */
  apiUrl: string;
  /** Origin of the site for players. Canonical links use it, never the Host header of a request. */
  publicUrl: string;
  brandId: string;
  isDevelopment: boolean;
  logLevel: string;
  /** Addresses or CIDR ranges whose `x-forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** Maximum requests of any kind per second and address, averaged over ten seconds; 0: no limit. */
  requestsPerSecond: number;
  /** The same for requests to the API. */
  callsPerSecond: number;
  /** The same for pages. */
  pagesPerSecond: number;
  /** Maximum pages per second that are rendered for one address, averaged over twenty seconds; 0: no limit. */
  rendersPerSecond: number;
  /** Maximum open connections per address; 0: no limit for these or for calls in progress. */
  connectionsPerAddress: number;
  /** Origins of payment pages that forms may be posted to. */
  pspOrigins: string[];
  /** Origins of third-party games that pages may embed. */
  gameOrigins: string[];
  /** Origins of other sites whose pages may call the API through this gateway. */
  siteOrigins: string[];
  /** Where browsers reach the operator. */
  endpoints: BrowserEndpoints;
  /** Path, within a locale, of the page that external services return players to; they may not be logged in. */
  callbackPage: string | null;
};

/** An invalid environment variable; the message is the one line that the operator reads. */
export class ConfigurationError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment. The first known brand is the default. @throws {ConfigurationError} naming the invalid variable. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>, knownBrandIds: readonly string[]): GatewayConfiguration {
  const port = portFrom(env['PORT'] ?? '4200');
  return {
    host: env['HOST'] || 'localhost',
    port,
    apiUrl: originFrom('API_URL', env['API_URL'] || 'http://127.0.0.1:4201'),
    publicUrl: originFrom('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`),
    brandId: oneOf('BRAND', env['BRAND'] || (knownBrandIds[0] ?? ''), knownBrandIds),
    isDevelopment: env['NODE_ENV'] === 'development',
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'] || 'info', logLevels),
    trustedProxies: proxiesFrom(env['TRUSTED_PROXIES'] ?? ''),
    requestsPerSecond: countFrom('REQUESTS_PER_SECOND', env['REQUESTS_PER_SECOND'] || '500'),
    callsPerSecond: countFrom('CALLS_PER_SECOND', env['CALLS_PER_SECOND'] || '100'),
    pagesPerSecond: countFrom('PAGES_PER_SECOND', env['PAGES_PER_SECOND'] || '50'),
    rendersPerSecond: countFrom('RENDERS_PER_SECOND', env['RENDERS_PER_SECOND'] || '5'),
    connectionsPerAddress: countFrom('CONNECTIONS_PER_ADDRESS', env['CONNECTIONS_PER_ADDRESS'] || '512'),
    pspOrigins: originsFrom('PSP_ORIGINS', env['PSP_ORIGINS'] ?? ''),
    gameOrigins: originsFrom('GAME_ORIGINS', env['GAME_ORIGINS'] ?? ''),
    siteOrigins: originsFrom('SITE_ORIGINS', env['SITE_ORIGINS'] ?? ''),
    endpoints: {
      ...(env['API_BASE_URL'] ? { api: baseFrom('API_BASE_URL', env['API_BASE_URL']) } : {}),
      ...(env['PAYMENTS_ORIGIN'] ? { payments: `${originFrom('PAYMENTS_ORIGIN', env['PAYMENTS_ORIGIN'])}/api` } : {}),
      ...(env['SOCKET_BASE_URL'] ? { socket: originFrom('SOCKET_BASE_URL', env['SOCKET_BASE_URL']) } : {}),
      ...(env['IP_ECHO_URL'] ? { ipEcho: baseFrom('IP_ECHO_URL', env['IP_ECHO_URL']) } : {}),
    },
    callbackPage: env['CALLBACK_PAGE'] ? pathFrom('CALLBACK_PAGE', env['CALLBACK_PAGE']) : null,
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function countFrom(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigurationError(`${name} must be a whole number, 0 for no limit, not "${text}".`);
  return Number(text);
}

function originFrom(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new ConfigurationError(`${name} must be an origin such as https://casino.example, not "${text}".`);
  }
  return url.origin;
}

function originsFrom(name: string, text: string): string[] {
  return listFrom(text).map((entry) => originFrom(name, entry));
}

function baseFrom(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username) {
    throw new ConfigurationError(`${name} must be an address such as https://operator.example/api, not "${text}".`);
  }
  return url.href.replace(/\/$/, '');
}

function listFrom(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean);
}

function pathFrom(name: string, text: string): string {
  if (!/^(\/[\w.-]+)+$/.test(text)) throw new ConfigurationError(`${name} must be the path of a page such as /user-management, not "${text}".`);
  return text;
}

function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value)) throw new ConfigurationError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return value;
}

function proxiesFrom(text: string): string[] {
  return listFrom(text).map((entry) => {
    if (!isAddressOrRange(entry)) throw new ConfigurationError(`TRUSTED_PROXIES must list addresses or CIDR ranges; "${entry}" is neither.`);
    return entry;
  });
}
