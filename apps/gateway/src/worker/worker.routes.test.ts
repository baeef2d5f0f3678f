import { expect, it } from 'vitest';
import { formFactorCookie } from '@playfront/api-contract/site-build';
import { testGateway } from '../testing/test-gateway.ts';

it.each(['desktop', 'mobile'])(
  'the service worker has both builds in a %s browser, is always revalidated, and has the entire site as its scope',
  async (formFactor) => {
    const { statusCode, body, headers } = await testGateway().inject({ url: '/sw.js', headers: { cookie: `${formFactorCookie}=${formFactor}` } });
    expect([statusCode, body]).toEqual([200, 'const workerSite={builds:["desktop","mobile"],messages:{}};\n// worker']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      vary: 'Accept-Encoding',
    });
  },
);

it('the service worker of an older release is replaced by the one of both builds', async () => {
  const [old, now] = await Promise.all(['/sw.js?build=mobile', '/sw.js'].map((url) => testGateway().inject(url)));
  expect(old?.body).toBe(now?.body);
});

it('builds without a service worker get a 404', async () => {
  const { statusCode, headers } = await testGateway({ hasWorker: false }).inject('/sw.js');
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
