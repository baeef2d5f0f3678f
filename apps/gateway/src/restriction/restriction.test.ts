import { afterEach, describe, expect, it } from 'vitest';
import { visitorCookie } from '@playfront/api-contract/site-build';
import { fakeApi, rendered, testGateway, type FakeApi } from '../testing/test-gateway.ts';

let api: FakeApi | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

type Operator = { setting?: object | 'down'; country?: string | null | 'down' };

/** A gateway whose operator has these blacklists and locates every address in `country`. */
async function gatewayWith({ setting = {}, country = 'FI' }: Operator) {
  const down = { status: 500, body: '' };
  api = await fakeApi({
    '/api/front/get_setting': setting === 'down' ? down : { body: JSON.stringify({ status: 1, setting }) },
    '/api/front/auth/get_ip_stack':
      country === 'down' ? down : { body: JSON.stringify({ status: 1, data: { ip: '9.9.9.9', country_code: country } }) },
  });
  return testGateway({ apiUrl: api.url, render: async ({ path }) => rendered({ body: path }) });
}

async function visit(operator: Operator, ip = '9.9.9.9') {
  const gateway = await gatewayWith(operator);
  const responses = [
    await gateway.inject({ url: '/', remoteAddress: ip }),
    await gateway.inject({ url: '/fi/online-casino?q=a', remoteAddress: ip }),
  ];
  await gateway.close();
  return {
    seen: responses.map(({ statusCode, headers }) => headers['location'] ?? statusCode),
    headers: responses[0]?.headers ?? {},
    lookUps: api?.requests.filter((request) => request.url?.endsWith('get_ip_stack')).length,
  };
}

const restricted = ['/restriction', '/fi/restriction'];
const admitted = [200, 200];

describe('a visitor', () => {
  it('from a listed country is sent to the restriction page of the language, by one look-up', async () => {
    const { seen, lookUps, headers } = await visit({ setting: { country_black_list: 'US, xx' }, country: 'XX' });
    expect([seen, lookUps, headers['cache-control']]).toEqual([restricted, 1, 'no-store']);
  });

  it('with a listed address is sent there, too', async () =>
    expect((await visit({ setting: { ip_black_list: ['9.9.9.9'] } })).seen).toEqual(restricted));

  it.each([
    ['9.9.9.0/24', '9.9.9.9', restricted],
    ['9.9.9.0/24', '::ffff:9.9.9.9', restricted],
    ['2001:db8::/32', '2001:db8::1', restricted],
    ['9.9.8.0/24, 9.9.9.0/33, nonsense', '9.9.9.9', admitted],
    ['203.0.113.0/24/9', '203.0.113.7', admitted],
  ])('with the range %s listed, from %s, gets %s', async (ip_black_list, ip, seen) =>
    expect((await visit({ setting: { ip_black_list } }, ip)).seen).toEqual(seen),
  );

  it.each<{ when: string; operator: Operator }>([
    { when: 'from another country', operator: { setting: { country_black_list: ['US'] } } },
    { when: 'if the country is unknown', operator: { setting: { country_black_list: ['US'] }, country: null } },
    { when: 'if the country cannot be looked up', operator: { setting: { country_black_list: ['US'] }, country: 'down' } },
    { when: 'if the blacklists cannot be read', operator: { setting: 'down', country: 'XX' } },
  ])('is admitted $when', async ({ operator }) => expect((await visit(operator)).seen).toEqual(admitted));

  it('who is restricted can open the restriction page and all files', async () => {
    const gateway = await gatewayWith({ setting: { ip_black_list: ['9.9.9.9'] } });
    const get = async (url: string) => (await gateway.inject({ url, remoteAddress: '9.9.9.9' })).statusCode;
    const pages = ['/restriction', '/fi/restriction', '/assets/desktop/entry-abc.js', '/healthz', '/robots.txt', '/manifest.webmanifest'];
    expect(await Promise.all(pages.map(get))).toEqual(pages.map(() => 200));
    expect(await Promise.all(['/none', '/fi/restriction/x', '/de/restriction', '/%72estriction'].map(get))).toEqual([302, 302, 302, 302]);
    // A game must not open over the restriction page.
    const { statusCode, headers } = await gateway.inject({ url: '/fi/restriction?game=fjord&mode=demo', remoteAddress: '9.9.9.9' });
    expect([statusCode, headers['location']]).toEqual([302, '/fi/restriction']);
  });

  it('is identified by the connection, not by headers', async () => {
    const gateway = await gatewayWith({ setting: { ip_black_list: ['9.9.9.9'] } });
    const headers = { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8', forwarded: 'for=8.8.8.8' };
    expect((await gateway.inject({ url: '/', remoteAddress: '9.9.9.9', headers })).statusCode).toBe(302);
  });
});

describe('the visitor cookie', () => {
  const pair = `${visitorCookie}=${encodeURIComponent('{"ip":"9.9.9.9","country_code":"FI"}')}`;
  const setCookie = async (operator: Operator, cookie?: string) => {
    const gateway = await gatewayWith(operator);
    const { headers } = await gateway.inject({ url: '/', remoteAddress: '9.9.9.9', ...(cookie ? { headers: { cookie } } : {}) });
    await gateway.close();
    return { cookie: headers['set-cookie'], cacheControl: headers['cache-control'] };
  };

  it('is sent with the page, which shared caches must not store', async () =>
    expect(await setCookie({})).toEqual({ cookie: `${pair}; Max-Age=3600; Path=/; SameSite=Lax`, cacheControl: 'private, no-cache' }));

  it('is not sent twice', async () => expect(await setCookie({}, `a=b; ${pair}`)).toEqual({ cookie: undefined, cacheControl: 'no-cache' }));

  it('is sent again if it has changed', async () =>
    expect((await setCookie({}, pair.replace('FI', 'SE'))).cookie).toBe(`${pair}; Max-Age=3600; Path=/; SameSite=Lax`));

  it('has no country if it is unknown', async () =>
    expect((await setCookie({ country: null })).cookie).toContain(encodeURIComponent('"country_code":null')));

  it.each<{ by: string; operator: Operator; country_code: string | null }>([
    { by: 'country', operator: { setting: { country_black_list: ['FI'] } }, country_code: 'FI' },
    { by: 'address', operator: { setting: { ip_black_list: ['9.9.9.9'] }, country: null }, country_code: null },
  ])('is sent to a visitor restricted by $by, too, and not deleted', async ({ operator, country_code }) => {
    const barred = `${visitorCookie}=${encodeURIComponent(JSON.stringify({ ip: '9.9.9.9', country_code, barred: true }))}`;
    expect(await setCookie(operator, pair)).toEqual({ cookie: `${barred}; Max-Age=3600; Path=/; SameSite=Lax`, cacheControl: 'no-store' });
    await api?.close();
    expect((await setCookie(operator, barred)).cookie).toBeUndefined();
  });

  it.each<{ when: string; operator: Operator }>([
    { when: 'the country could not be looked up', operator: { country: 'down' } },
    { when: 'the blacklists could not be read', operator: { setting: 'down' } },
  ])('is not sent, and an earlier one is deleted, when $when', async ({ operator }) => {
    expect((await setCookie(operator)).cookie).toBeUndefined();
    await api?.close();
    expect((await setCookie(operator, pair)).cookie).toBe(`${visitorCookie}=; Max-Age=0; Path=/; SameSite=Lax`);
  });
});
