import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi, type ApiConfig } from './api.ts';
import type { ApiError } from './api-error.ts';

type Reply = { httpStatus?: number; body: string };

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

async function operatorThatAnswers(reply: (count: number) => Reply | undefined, config: Partial<ApiConfig> = {}) {
  let count = 0;
  const seen: (string | undefined)[] = [];
  server = createServer((request, response) => {
    count += 1;
    seen.push(request.headers.authorization);
    const answer = reply(count);
    // No reply at all: the connection breaks.
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer.httpStatus ?? 200, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api = createApi({ baseUrl: `http://127.0.0.1:${port}/api`, getToken: () => undefined, onUnauthorized: () => {}, ...config });
  return { api, seen, calls: () => count };
}

/** Headers and the first half of the answer, and then whatever `then` does. */
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
  test('an answer in the dialect of an older operator comes out in the one shape', async () => {
    const { api } = await operatorThatAnswers(() => ({ body: JSON.stringify({ ...player, scope: { admin: 1, sports: 0 }, unknown: true }) }));
    const answer = await api.frontAuthPlayer({});
    expect(answer).toMatchObject({ id: '7', scope: ['admin'], balance: { total: { minor: 1250, currency: 'EUR' }, real: { minor: 1000 } } });
  });

  test.each<[string, Reply, Partial<ApiError>]>([
    [
      'a refusal',
      { body: '{"status":0,"error":"username_duplicated","fields":{"username":"username_duplicated"}}' },
      { kind: 'refused', key: 'username_duplicated' },
    ],
    ['a wrong password', { httpStatus: 401, body: '{"status":0,"error":"failed_login"}' }, { kind: 'refused', key: 'failed_login' }],
    ['a missing field', { body: '{"status":1}' }, { kind: 'contract', path: 'front/auth/login/' }],
    ['nonsense', { body: '<html>' }, { kind: 'contract' }],
    ['a broken server', { httpStatus: 500, body: '{"status":0,"error":"action_failed"}' }, { kind: 'server', httpStatus: 500 }],
    ['a broken gateway', { httpStatus: 502, body: 'Bad gateway' }, { kind: 'server', httpStatus: 502 }],
  ])('%s is one typed failure', async (_, reply, failure) => {
    const { api } = await operatorThatAnswers(() => reply);
    expect(await failureOf(api.frontAuthLogin({ username: 'ada', password: 'abc' }))).toMatchObject(failure);
  });

  test('a 401 with a token ends the session, a failed login does not', async () => {
    const onUnauthorized = vi.fn();
    const { api, seen } = await operatorThatAnswers(() => ({ httpStatus: 401, body: '{"status":0,"error":"unauthorized"}' }), {
      getToken: () => 'Bearer t',
      onUnauthorized,
    });
    expect(await failureOf(api.frontAuthPlayer({}))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(seen).toEqual(['Bearer t']);
  });

  test('a shut account ends the session and says why', async () => {
    const onUnauthorized = vi.fn();
    const { api } = await operatorThatAnswers(() => ({ httpStatus: 403, body: '{"status":0,"error":"disable_site_access"}' }), {
      getToken: () => 'Bearer t',
      onUnauthorized,
    });
    expect(await failureOf(api.frontAuthPlayer({}))).toMatchObject({ kind: 'refused', key: 'disable_site_access' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('Bearer t');
  });

  test('a read is repeated once after a broken connection, a deposit never', async () => {
    const reads = await operatorThatAnswers((count) => (count === 1 ? undefined : { body: '{"status":1,"gameGroupList":[]}' }));
    await expect(reads.api.frontGetGameGroupList({ type: 'online', status: 'activated' })).resolves.toMatchObject({ gameGroupList: [] });
    server?.close();
    const deposit = await operatorThatAnswers(() => undefined);
    const request = { amount: 10, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: crypto.randomUUID() } as const;
    expect(await failureOf(deposit.api.paymentGetPaymentUrl(request, { pathParams: { provider: 'card' } }))).toMatchObject({
      kind: 'network',
    });
    expect(deposit.calls()).toBe(1);
  });

  test('a payment of another host goes there, with the token and everything else as it is', async () => {
    const { api, seen } = await operatorThatAnswers(() => ({ body: '{"status":1,"type":"redirect_url","url":"https://pay.example/1"}' }), {
      getToken: () => 'Bearer t',
    });
    const { port } = (server as Server).address() as AddressInfo;
    const elsewhere = createApi({
      baseUrl: 'http://127.0.0.1:9',
      paymentsUrl: `http://127.0.0.1:${port}/pay`,
      getToken: () => 'Bearer p',
      onUnauthorized: () => {},
    });
    const request = { amount: 10, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: crypto.randomUUID() } as const;
    const options = { pathParams: { provider: 'nuvei' }, host: 'payments' } as const;
    expect(await elsewhere.paymentGetPaymentUrl(request, options)).toMatchObject({ type: 'redirect_url', url: 'https://pay.example/1' });
    // Without a host of its own it is the operator's.
    await api.paymentGetPaymentUrl(request, options);
    expect(seen).toEqual(['Bearer p', 'Bearer t']);
  });

  test('is given up after 25 seconds without an answer', async () => {
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

  test('is given up after 25 seconds when the answer stalls halfway', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = await operatorThatBreaksOff(() => {});
    const headersCame = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      headersCame.resolve();
      return response;
    });
    const failure = failureOf(api.frontGetSetting({}));
    await headersCame.promise;
    await vi.advanceTimersByTimeAsync(25_100);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('whose answer is cut off halfway is a network fault, and a read is repeated once', async () => {
    const { api, calls } = await operatorThatBreaksOff((response) => response.destroy());
    expect(await failureOf(api.frontLogout({}))).toMatchObject({ kind: 'network' });
    expect(calls()).toBe(1);
    expect(await failureOf(api.frontGetSetting({}))).toMatchObject({ kind: 'network' });
    expect(calls()).toBe(3);
  });

  test('is over at once when the screen is left halfway through the answer', async () => {
    const leaving = new AbortController();
    const { api, calls } = await operatorThatBreaksOff(() => leaving.abort());
    expect(await failureOf(api.frontGetSetting({}, { signal: leaving.signal }))).toMatchObject({ kind: 'aborted' });
    expect(calls()).toBe(1);
  });

  test('has a function of its own, and the client is no promise', async () => {
    const { api } = await operatorThatAnswers(() => ({ body: '{}' }));
    expect(api.frontGetGames).toBe(api.frontGetGames);
    expect(await Promise.resolve(api)).toBe(api);
  });

  test('a read is repeated once when the operator is away for a moment, anything else is told at once', async () => {
    const away = { httpStatus: 503, body: '{"status":0,"error":"action_failed"}' };
    const reads = await operatorThatAnswers((count) => (count === 1 ? away : { body: '{"status":1,"gameGroupList":[]}' }));
    await expect(reads.api.frontGetGameGroupList({ type: 'online', status: 'activated' })).resolves.toMatchObject({ gameGroupList: [] });
    expect(reads.calls()).toBe(2);
    server?.close();
    const login = await operatorThatAnswers(() => away);
    expect(await failureOf(login.api.frontAuthLogin({ username: 'ada', password: 'abc' }))).toMatchObject({ kind: 'server', httpStatus: 503 });
    expect(login.calls()).toBe(1);
  });

  test('leaving the screen aborts the call', async () => {
    const { api } = await operatorThatAnswers(() => ({ body: '{}' }));
    const leaving = new AbortController();
    leaving.abort();
    expect(await failureOf(api.frontGetSetting({}, { signal: leaving.signal }))).toMatchObject({ kind: 'aborted' });
  });
});
