import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const read = (env: Record<string, string>) => readConfiguration(env, ['northlight', 'marlowe']);

describe('readConfiguration', () => {
  it('has a default for everything', () => {
    expect(read({})).toMatchObject({
      host: 'localhost',
      port: 4200,
      apiUrl: 'http://127.0.0.1:4201',
      publicUrl: 'http://localhost:4200',
      brandId: 'northlight',
      trustedProxies: [],
      requestsPerSecond: 500,
      callsPerSecond: 100,
      pagesPerSecond: 50,
      rendersPerSecond: 5,
      connectionsPerAddress: 512,
      callbackPage: null,
      pspOrigins: [],
      gameOrigins: [],
      siteOrigins: [],
      endpoints: {},
    });
  });

  it('reads every variable', () => {
    const origins = {
      PSP_ORIGINS: 'https://pay.example, https://bank.example/',
      GAME_ORIGINS: 'https://games.example',
      PAYMENTS_ORIGIN: 'https://payments.example',
      API_BASE_URL: 'https://operator.example/v1/api/',
      SOCKET_BASE_URL: 'https://live.example',
      IP_ECHO_URL: 'https://ip.example/text',
    };
    const env = {
      CALLBACK_PAGE: '/mail-box',
      PORT: '80',
      API_URL: 'http://api:1/',
      BRAND: 'marlowe',
      REQUESTS_PER_SECOND: '8',
      CALLS_PER_SECOND: '0',
      PAGES_PER_SECOND: '7',
      RENDERS_PER_SECOND: '6',
      CONNECTIONS_PER_ADDRESS: '9',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      ...origins,
    };
    expect(read(env)).toMatchObject({
      port: 80,
      apiUrl: 'http://api:1',
      brandId: 'marlowe',
      trustedProxies: ['10.0.0.0/8', '::1'],
      requestsPerSecond: 8,
      callsPerSecond: 0,
      pagesPerSecond: 7,
      rendersPerSecond: 6,
      connectionsPerAddress: 9,
      pspOrigins: ['https://pay.example', 'https://bank.example'],
      gameOrigins: ['https://games.example'],
      endpoints: {
        api: 'https://operator.example/v1/api',
        payments: 'https://payments.example/api',
        socket: 'https://live.example',
        ipEcho: 'https://ip.example/text',
      },
      callbackPage: '/mail-box',
    });
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'x'],
    ['API_URL', 'api:4201'],
    ['API_URL', 'http://api/base'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PAYMENTS_ORIGIN', 'https://payments.example/api'],
    ['PSP_ORIGINS', 'https://pay.example, *'],
    ['GAME_ORIGINS', 'games.example'],
    ['SITE_ORIGINS', 'null'],
    ['API_BASE_URL', '/api'],
    ['API_BASE_URL', 'https://operator.example/api?key=1'],
    ['SOCKET_BASE_URL', 'wss://live.example'],
    ['IP_ECHO_URL', 'javascript:alert(1)'],
    ['CALLBACK_PAGE', 'https://evil.example/mail-box'],
    ['CALLBACK_PAGE', '//evil.example'],
    ['CALLBACK_PAGE', '/mail-box?tab=1'],
    ['BRAND', 'other'],
    ['REQUESTS_PER_SECOND', '1e3'],
    ['CALLS_PER_SECOND', '-1'],
    ['PAGES_PER_SECOND', 'many'],
    ['RENDERS_PER_SECOND', 'few'],
    ['CONNECTIONS_PER_ADDRESS', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', '203.0.113.0/24/9'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigurationError);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('accepts as a proxy address what Node accepts as an address', () => {
    const part = fc.constantFrom('0', '1', '01', '0x1', '255', '256', 'ffff', 'g', '', '1.2.3.4', '1.2.3');
    const text = fc.tuple(fc.array(part, { minLength: 1, maxLength: 9 }), fc.constantFrom(':', '.')).map(([parts, by]) => parts.join(by));
    const isTaken = (address: string) => {
      try {
        return read({ TRUSTED_PROXIES: address }).trustedProxies.length === 1;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.oneof(text, fc.ipV4(), fc.ipV6()), (address) => isTaken(address) === (isIP(address) !== 0)),
      { numRuns: 2_000 },
    );
  });
});
