import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const read = (env: Record<string, string>) => readConfiguration(env, ['northlight', 'marlowe']);

describe('readConfiguration', () => {
  it('has an answer for everything', () => {
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

  it('takes what it is told', () => {
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
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigurationError);
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
