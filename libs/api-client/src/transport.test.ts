import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import type { ApiConfig } from './call-types.ts';
import type { ApiError } from './api-error.ts';

type Reply = { httpStatus?: number; body: string; headers?: Record<string, string> };

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

async function operatorThatResponds(reply: (count: number) => Reply | undefined, config: Partial<ApiConfig> = {}) {
  let count = 0;
  const seen: (string | undefined)[] = [];
  server = createServer((request, response) => {
    count += 1;
    seen.push(request.headers.authorization);
    const given = reply(count);
    // No response: the connection breaks.
    if (!given) return void request.socket.destroy();
    response.writeHead(given.httpStatus ?? 200, { 'content-type': 'application/json', ...given.headers }).end(given.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, getToken: () => undefined, onUnauthorized: () => {}, ...config });
  return { api, seen, calls: () => count };
}

/** Sends headers and the first half of the response, then calls `then`. */
async function operatorThatBreaksOff(then: (response: ServerResponse) => void) {
  let count = 0;
  server = createServer((_, response) => {
    count += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"status":1,', () => then(response));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = createApi({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => undefined, onUnauthorized: () => {} });
  return { api, calls: () => count };
}

const balances = { total_balance: '12.5000', real_balance: 10, bonus_balance: 2.5, locked_balance: '0' };
const player = {
  id: 7,
  username: 'ada',
  first_name: 'Ada',
  last_name: 'L',
  email: 'a@b.fi',
  country: 'FI',
  phone_number: '+3581234567',
  ...balances,
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  test('converts a response of an older operator to the current shape', async () => {
    const { api } = await operatorThatResponds(() => ({ body: JSON.stringify({ ...player, scope: { admin: 1, sports: 0 }, unknown: true }) }));
    const response = await api.frontAuthPlayer({});
    expect(response).toMatchObject({ id: '7', scope: ['admin'], balance: { total: { minor: 1250, currency: 'EUR' }, real: { minor: 1000 } } });
  });

  test.each<[string, Reply, Partial<ApiError>]>([
    [
      'a refusal',
      { body: '{"status":0,"error":"username_duplicated","fields":{"username":"username_duplicated"}}' },
      { kind: 'refused', key: 'username_duplicated' },
    ],
    ['a wrong password', { httpStatus: 401, body: '{"status":0,"error":"failed_login"}' }, { kind: 'refused', key: 'failed_login' }],
    [
      'a throttled call',
      { httpStatus: 429, body: '{"status":0,"error":"too_many_requests"}', headers: { 'retry-after': '42' } },
      { kind: 'refused', key: 'too_many_requests', retryAfterSeconds: 42 },
    ],
    [
      'a throttled call until a time of the server’s clock',
      { httpStatus: 429, body: '{"status":0,"error":"too_many_requests"}', headers: { 'retry-after': 'Mon, 23 Nov 2026 16:00:00 GMT' } },
      { kind: 'refused', retryAfterSeconds: 0 },
    ],
    ['a missing field', { body: '{"status":1}' }, { kind: 'contract', path: 'front/auth/login/' }],
    ['nonsense', { body: '<html>' }, { kind: 'contract' }],
    ['a broken server', { httpStatus: 500, body: '{"status":0,"error":"action_failed"}' }, { kind: 'server', httpStatus: 500 }],
    ['a broken gateway', { httpStatus: 502, body: 'Bad gateway' }, { kind: 'server', httpStatus: 502 }],
  ])('%s is one typed failure', async (_, reply, failure) => {
    const { api } = await operatorThatResponds(() => reply);
    expect(await failureOf(api.frontAuthLogin({ username: 'ada', password: 'abc' }))).toMatchObject(failure);
  });

  test('a 401 with a token ends the session, a failed login does not', async () => {
    const onUnauthorized = vi.fn();
    const { api, seen } = await operatorThatResponds(() => ({ httpStatus: 401, body: '{"status":0,"error":"unauthorized"}' }), {
      getToken: () => 'Bearer t',
      onUnauthorized,
    });
    expect(await failureOf(api.frontAuthPlayer({}))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(seen).toEqual(['Bearer t']);
  });

  test('a blocked account ends the session and reports why', async () => {
    const onUnauthorized = vi.fn();
    const { api } = await operatorThatResponds(() => ({ httpStatus: 403, body: '{"status":0,"error":"disable_site_access"}' }), {
      getToken: () => 'Bearer t',
      onUnauthorized,
    });
    expect(await failureOf(api.frontAuthPlayer({}))).toMatchObject({ kind: 'refused', key: 'disable_site_access' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('Bearer t');
  });

  test('a read is retried once after a broken connection, a deposit never', async () => {
    const reads = await operatorThatResponds((count) => (count === 1 ? undefined : { body: '{"status":1,"gameGroupList":[]}' }));
    await expect(reads.api.frontGetGameGroupList({ type: 'online', status: 'activated' })).resolves.toMatchObject({ gameGroupList: [] });
    server?.close();
    const deposit = await operatorThatResponds(() => undefined);
    const request = { amount: 10, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: crypto.randomUUID() } as const;
    expect(await failureOf(deposit.api.paymentGetPaymentUrl(request, { pathParams: { provider: 'card' } }))).toMatchObject({
      kind: 'network',
    });
    expect(deposit.calls()).toBe(1);
  });

  test('a call to the payments host is sent there, with the token and otherwise unchanged', async () => {
    const { api, seen } = await operatorThatResponds(() => ({ body: '{"status":1,"type":"redirect_url","url":"https://pay.example/1"}' }), {
      getToken: () => 'Bearer t',
    });
    const { port } = (server as Server).address() as AddressInfo;
    const withPaymentsHost = createApi({
      baseUrl: 'http://127.0.0.1:9',
      paymentsUrl: `http://127.0.0.1:${port}/pay`,
      getToken: () => 'Bearer p',
      onUnauthorized: () => {},
    });
    const request = { amount: 10, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: crypto.randomUUID() } as const;
    const options = { pathParams: { provider: 'nuvei' }, host: 'payments' } as const;
    expect(await withPaymentsHost.paymentGetPaymentUrl(request, options)).toMatchObject({ type: 'redirect_url', url: 'https://pay.example/1' });
    // Without a payments host, it is sent to the operator.
    await api.paymentGetPaymentUrl(request, options);
    expect(seen).toEqual(['Bearer p', 'Bearer t']);
  });

  test('times out after 25 seconds without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    server = createServer(() => asked.resolve());
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const api = createApi({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => undefined, onUnauthorized: () => {} });
    const failure = failureOf(api.frontLogout({}));
    await asked.promise;
    const settled = vi.fn();
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(24_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('times out after 25 seconds if the response stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = await operatorThatBreaksOff(() => {});
    const headersReceived = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      headersReceived.resolve();
      return response;
    });
    const failure = failureOf(api.frontGetSetting({}));
    await headersReceived.promise;
    await vi.advanceTimersByTimeAsync(25_100);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('with a truncated response is a network error, and a read is retried once', async () => {
    const { api, calls } = await operatorThatBreaksOff((response) => response.destroy());
    expect(await failureOf(api.frontLogout({}))).toMatchObject({ kind: 'network' });
    expect(calls()).toBe(1);
    expect(await failureOf(api.frontGetSetting({}))).toMatchObject({ kind: 'network' });
    expect(calls()).toBe(3);
  });

  test('is aborted immediately when the page is left during the response', async () => {
    const leaving = new AbortController();
    const { api, calls } = await operatorThatBreaksOff(() => leaving.abort());
    expect(await failureOf(api.frontGetSetting({}, { signal: leaving.signal }))).toMatchObject({ kind: 'aborted' });
    expect(calls()).toBe(1);
  });

  test('has its own function, and the client is not a promise', async () => {
    const { api } = await operatorThatResponds(() => ({ body: '{}' }));
    expect(api.frontGetGames).toBe(api.frontGetGames);
    expect(await Promise.resolve(api)).toBe(api);
  });

  test('a read is retried once if the operator is temporarily unavailable, anything else fails immediately', async () => {
    const unavailable = { httpStatus: 503, body: '{"status":0,"error":"action_failed"}' };
    const reads = await operatorThatResponds((count) => (count === 1 ? unavailable : { body: '{"status":1,"gameGroupList":[]}' }));
    await expect(reads.api.frontGetGameGroupList({ type: 'online', status: 'activated' })).resolves.toMatchObject({ gameGroupList: [] });
    expect(reads.calls()).toBe(2);
    server?.close();
    const login = await operatorThatResponds(() => unavailable);
    expect(await failureOf(login.api.frontAuthLogin({ username: 'ada', password: 'abc' }))).toMatchObject({ kind: 'server', httpStatus: 503 });
    expect(login.calls()).toBe(1);
  });

  test('leaving the page aborts the call', async () => {
    const { api } = await operatorThatResponds(() => ({ body: '{}' }));
    const leaving = new AbortController();
    leaving.abort();
    expect(await failureOf(api.frontGetSetting({}, { signal: leaving.signal }))).toMatchObject({ kind: 'aborted' });
  });
});

describe('a call that is refused until the player has confirmed their identity', () => {
  const required = { body: '{"status":0,"error":"identity_required"}' };
  const done = { body: '{"status":1}' };

  test('is repeated once after the confirmation', async () => {
    const confirmIdentity = vi.fn(() => Promise.resolve(true));
    const { api, calls } = await operatorThatResponds((count) => (count === 1 ? required : done), { confirmIdentity });
    await expect(api.frontRemoveAuthenticator({})).resolves.toEqual({ status: 1 });
    expect([confirmIdentity.mock.calls.length, calls()]).toEqual([1, 2]);
  });

  test.each([
    ['the player does not confirm it', () => Promise.resolve(false), 1],
    ['it is refused again', () => Promise.resolve(true), 2],
  ])('stays refused when %s', async (_, confirmIdentity, expectedCalls) => {
    const { api, calls } = await operatorThatResponds(() => required, { confirmIdentity });
    await expect(api.frontRemoveAuthenticator({})).rejects.toMatchObject({ key: 'identity_required' });
    expect(calls()).toBe(expectedCalls);
  });

  test('stays refused if the client has no way to confirm it', async () => {
    const { api, calls } = await operatorThatResponds(() => required);
    await expect(api.frontRemoveAuthenticator({})).rejects.toMatchObject({ key: 'identity_required' });
    expect(calls()).toBe(1);
  });
});
