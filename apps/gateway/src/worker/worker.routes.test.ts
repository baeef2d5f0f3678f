import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

it('the service worker is that of the visitor’s build, always asked for anew, and may answer for the whole site', async () => {
  const { statusCode, body, headers } = await testGateway().inject({ url: '/sw.js', headers: { cookie: 'form_factor=mobile' } });
  expect([statusCode, body]).toEqual([200, '// worker of mobile']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent',
  });
});

it.each([
  ['/sw.js?build=mobile', 'desktop', 200],
  ['/sw.js?build=desktop', 'mobile', 404],
  ['/sw.js?build=other', 'mobile', 200],
])('%s asked for by a visitor of the %s build is answered with %i', async (url, formFactor, status) =>
  expect((await testGateway().inject({ url, headers: { cookie: `form_factor=${formFactor}` } })).statusCode).toBe(status),
);

it('a build without a service worker has none to send', async () => {
  const { statusCode, headers } = await testGateway().inject('/sw.js');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
