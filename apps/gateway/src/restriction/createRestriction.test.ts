import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, testGateway, type FakeApi } from '../testing/test-gateway.ts';

let api: FakeApi | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

async function statusFor(setting: object, country: string | null, ip: string) {
  api = await fakeApi({
    '/api/front/get_setting': { body: JSON.stringify({ status: 1, setting }) },
    '/api/front/auth/get_ip_stack':
      country === 'down' ? { status: 500, body: '' } : { body: JSON.stringify({ status: 1, data: { ip, country_code: country } }) },
  });
  const gateway = testGateway({ apiUrl: api.url });
  const answers = [await gateway.inject({ url: '/', remoteAddress: ip }), await gateway.inject({ url: '/fi', remoteAddress: ip })];
  await gateway.close();
  const lookUps = api.requests.filter((request) => request.url?.endsWith('get_ip_stack')).length;
  return { statuses: answers.map(({ statusCode }) => statusCode), lookUps, body: answers[1]?.body ?? '' };
}

describe('a visitor', () => {
  it('from a listed country is shut out, by one look-up', async () => {
    const { statuses, lookUps, body } = await statusFor({ country_black_list: 'US, xx' }, 'XX', '9.9.9.9');
    expect([statuses, lookUps]).toEqual([[451, 451], 1]);
    expect(body).toContain('alueellasi');
  });

  it('from another country comes in', async () =>
    expect((await statusFor({ country_black_list: ['US'] }, 'FI', '9.9.9.9')).statuses).toEqual([200, 200]));

  it('with a listed address is shut out', async () =>
    expect((await statusFor({ ip_black_list: ['9.9.9.9'] }, 'FI', '9.9.9.9')).statuses).toEqual([451, 451]));

  it.each([
    ['9.9.9.0/24', '9.9.9.9', 451],
    ['9.9.9.0/24', '::ffff:9.9.9.9', 451],
    ['2001:db8::/32', '2001:db8::1', 451],
    ['9.9.8.0/24, 9.9.9.0/33, nonsense', '9.9.9.9', 200],
  ])('with the range %s listed, coming from %s, gets %s', async (ip_black_list, ip, status) =>
    expect((await statusFor({ ip_black_list }, 'FI', ip)).statuses).toEqual([status, status]),
  );

  it('is not looked up where no country is listed', async () => expect((await statusFor({}, 'US', '9.9.9.9')).lookUps).toBe(0));

  it('comes in when nobody can say where they are', async () => {
    expect((await statusFor({ country_black_list: ['US'] }, null, '9.9.9.9')).statuses).toEqual([200, 200]);
    await api?.close();
    expect((await statusFor({ country_black_list: ['US'] }, 'down', '9.9.9.9')).statuses).toEqual([200, 200]);
  });

  it('comes in when the blacklists cannot be read', async () => expect((await testGateway().inject('/')).statusCode).toBe(200));
});
