import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, testGateway, type FakeApi } from '../testing/test-gateway.ts';

const forged = {
  'x-forwarded-for': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'x-request-id': 'mine',
  'x-forwarded-host': 'evil.example',
};

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let api: FakeApi | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

async function requestSeenByApi(trustedProxies: string[]) {
  api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
  const gateway = testGateway({ apiUrl: api.url, trustedProxies });
  const response = await gateway.inject({
    method: 'POST',
    url: '/api/front/get_games?a=1',
    headers: { ...forged, 'content-type': 'application/json' },
    payload: '{"page":1}',
    remoteAddress: '10.0.0.1',
  });
  await gateway.close();
  return { response, seen: api.requests.find((request) => request.url?.startsWith('/api/front/get_games')) };
}

describe('the API behind the gateway', () => {
  it('receives the call as it was sent, and its response is passed on', async () => {
    const { response, seen } = await requestSeenByApi([]);
    expect([response.statusCode, response.body]).toEqual([200, '{"status":1}']);
    expect([seen?.method, seen?.url]).toEqual(['POST', '/api/front/get_games?a=1']);
  });

  it('gets the address of the connection, not the one that the client claims', async () => {
    const { seen, response } = await requestSeenByApi([]);
    expect(seen?.headers['x-forwarded-for']).toBe('10.0.0.1');
    for (const name of ['forwarded', 'x-real-ip', 'true-client-ip']) expect(seen?.headers).not.toHaveProperty(name);
    expect(seen?.headers['x-request-id']).toBe(response.headers['x-request-id']);
    expect(seen?.headers['x-request-id']).not.toBe('mine');
  });

  it('gets the address that a trusted proxy reports', async () => {
    const { seen } = await requestSeenByApi(['10.0.0.0/8']);
    expect(seen?.headers['x-forwarded-for']).toBe('6.6.6.6');
  });

  it.each([
    ['has a body that the client announced with Expect', { expect: '100-continue' }],
    ['has hop-by-hop headers', { 'keep-alive': '300', 'proxy-connection': 'keep-alive', te: 'trailers', trailer: 'x-sum' }],
  ])('gets a call that %s', async (_text, sent) => {
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    const gateway = testGateway({ apiUrl: api.url });
    const headers = { ...sent, 'content-type': 'application/json' };
    const response = await gateway.inject({ method: 'POST', url: '/api/front/get_games', headers, payload: '{"page":1}' });
    await gateway.close();
    expect([response.statusCode, response.body]).toEqual([200, '{"status":1}']);
  });

  it('that is down is a refusal in the API format', async () => {
    const gateway = testGateway();
    const { statusCode, body, headers } = await gateway.inject({ method: 'POST', url: '/api/front/get_games' });
    expect([statusCode, body]).toEqual([502, '{"status":0,"error":"action_failed"}']);
    expect(headers['content-type']).toContain('application/json');
  });

  it('cannot be reached by a path with dot segments', async () => {
    const { statusCode, body } = await testGateway().inject('/api/..%2fmetrics');
    expect([statusCode, JSON.parse(body)]).toEqual([400, { status: 0, error: 'malformed' }]);
  });
});

describe('a client that disconnects', () => {
  let upstream: Server | undefined;
  let gateway: FastifyInstance | undefined;
  afterEach(async () => {
    upstream?.closeAllConnections();
    await gateway?.close();
    await new Promise((resolve) => (upstream ? upstream.close(resolve) : resolve(null)));
  });

  it('before the response is complete frees the connection to the API and is not logged as a failure', async () => {
    const headersSent = Promise.withResolvers<void>();
    const freed = Promise.withResolvers<void>();
    upstream = createServer((request, response) => {
      // The gateway's own request for the settings gets no response here.
      if (request.url !== '/api/front/logout') return void response.writeHead(404).end();
      response.once('close', () => freed.resolve());
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).flushHeaders();
      headersSent.resolve();
    });
    await new Promise<void>((resolve) => upstream?.listen(0, '127.0.0.1', resolve));
    gateway = testGateway({ apiUrl: urlOf(upstream) });
    const failures: number[] = [];
    gateway.addHook('onError', async (_, reply) => void setImmediate(() => failures.push(reply.statusCode)));
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const caller = connect(Number(new URL(urlOf(gateway.server)).port), '127.0.0.1');
    caller.write('POST /api/front/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    await headersSent.promise;
    caller.destroy();
    await freed.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(failures.filter((status) => status !== 499)).toEqual([]);
  });
});

describe('art', () => {
  it('with a hash in its name is read from the API once', async () => {
    api = await fakeApi({
      '/art/a.1f.avif': {
        body: 'image',
        headers: { 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable', etag: '"1f"' },
      },
    });
    const gateway = testGateway({ apiUrl: api.url });
    const responses = [
      await gateway.inject('/art/a.1f.avif'),
      await gateway.inject('/art/a.1f.avif'),
      await gateway.inject({ url: '/art/a.1f.avif', headers: { 'if-none-match': '"1f"' } }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 304]);
    expect(responses[1]?.headers).toMatchObject({ 'content-type': 'image/avif', 'access-control-allow-origin': '*', etag: '"1f"' });
    expect(api.requests.filter((request) => request.url === '/art/a.1f.avif')).toHaveLength(1);
  });

  it('that does not exist, or whose API is down, is refused without being cached', async () => {
    api = await fakeApi();
    expect((await testGateway({ apiUrl: api.url }).inject('/art/none.avif')).statusCode).toBe(404);
    expect((await testGateway().inject('/art/none.avif')).statusCode).toBe(502);
  });
});
