import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyBytesOf, frontUploadDocument } from '@playfront/api-contract';
import { fakeApi, testGateway, type FakeApi } from '../testing/test-gateway.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { readBody } from './read-body.ts';

let api: FakeApi;
let gateway: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
  await api.close();
});

/** More than the socket buffers on the way can contain. */
const large = JSON.stringify({ status: 1, games: 'x'.repeat(15 * 1024 * 1024) });
const perAddress = 50;
const uploadBytes = bodyBytesOf(frontUploadDocument);

async function start(): Promise<void> {
  api = await fakeApi({
    '/api/front/get_slider': { body: '{"status":1}' },
    '/api/front/upload_document': { body: '{"status":1}' },
    '/api/front/get_games': { body: large },
    '/socket.io/': { body: large },
  });
  gateway = testGateway({ apiUrl: api.url, connectionsPerAddress: 512 });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
}

const portOf = () => (gateway.server.address() as AddressInfo).port;
const seen = (path: string) => api.requests.filter(({ url }) => url?.startsWith(path)).length;

/** Opens many connections from several addresses, sends this on each, and waits until the gateway has all requests. */
async function openMany(count: number, sent: string): Promise<Socket[]> {
  const arrived = Promise.withResolvers<void>();
  let requests = 0;
  const countRequest = () => (requests += 1) === count && arrived.resolve();
  gateway.server.on('request', countRequest);
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port: portOf(), host: '127.0.0.1', localAddress: `127.0.1.${Math.floor(index / perAddress)}` });
    socket.on('error', () => undefined);
    socket.write(sent);
    sockets.push(socket);
  }
  await arrived.promise;
  gateway.server.off('request', countRequest);
  return sockets;
}

type TestResponse = { status: number | undefined; body: string };

async function call(path: string, body: string | string[] = '{}'): Promise<TestResponse> {
  const sent = request({
    port: portOf(),
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
  });
  if (typeof body === 'string') sent.end(body);
  else {
    // Without a length: chunked.
    for (const part of body) sent.write(part);
    sent.end();
  }
  const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode?: number }];
  return { status: response.statusCode, body: await text(response) };
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('clients that send slowly', () => {
  it.each(['/api/front/get_games', '/socket.io/?EIO=4&transport=polling'])('do not delay others: 200 half-sent bodies for %s', async (path) => {
    await start();
    await openMany(200, `${post(path, 1_000)}{`);
    expect(await call('/api/front/get_slider')).toEqual({ status: 200, body: '{"status":1}' });
    expect(seen(path.split('?')[0] ?? '')).toBe(0);
  });
});

describe('clients that do not read', () => {
  it('hold no connection to the API once it has responded', async () => {
    await start();
    const allSent = Promise.withResolvers<void>();
    let sentCount = 0;
    api.onResponseSent = (url) => url === '/api/front/get_games' && (sentCount += 1) === 4 && allSent.resolve();
    for (const socket of await openMany(4, `${post('/api/front/get_games', 2)}{}`)) socket.pause();
    await allSent.promise;
  });
});

describe('a body', () => {
  it('is passed on in one piece with a known length, however it arrived', async () => {
    await start();
    expect(await call('/api/front/get_slider', ['{"loc', 'ale":', '"en"}'])).toEqual({ status: 200, body: '{"status":1}' });
    const forwarded = api.requests.find(({ url }) => url === '/api/front/get_slider');
    expect(forwarded?.headers).toMatchObject({ 'content-length': '15' });
    expect(forwarded?.headers).not.toHaveProperty('transfer-encoding');
  });

  it.each([
    ['of a call beyond 32 KiB', '/api/front/get_slider', 32 * 1024 + 1, 413],
    ['of a call of 32 KiB', '/api/front/get_slider', 32 * 1024, 200],
    ['of an upload beyond its limit', '/api/front/upload_document', uploadBytes + 1, 413],
    ['of an upload of its limit', '/api/front/upload_document', uploadBytes, 200],
  ])('%s (%s, %i bytes) gets status %i', async (_text, path, bytes, status) => {
    await start();
    for (const body of ['x'.repeat(bytes), ['x'.repeat(bytes - 1), 'x']]) {
      expect((await call(path, body)).status).toBe(status);
    }
    expect((await call(path, 'x'.repeat(bytes))).body).toBe(status === 200 ? '{"status":1}' : '{"status":0,"error":"too_large"}');
    expect(seen(path)).toBe(status === 200 ? 3 : 0);
  });

  it('is the same however it was split', async () => {
    const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.boolean(), async (sent, isAnnounced) => {
        const complete = Buffer.concat(sent);
        const body = Object.assign(new PassThrough(), isAnnounced ? { headers: { 'content-length': String(complete.length) } } : {});
        const reading = readBody(body, { maxBytes: 60_000, deadlineMs: 10_000 });
        for (const piece of sent) body.write(piece);
        body.end();
        expect(await reading).toEqual(complete);
      }),
    );
  });

  it('in very many small pieces is refused, and its connection closed', async () => {
    await start();
    const head = 'POST /api/front/upload_document HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\nContent-Type: text/plain\r\n';
    const response = await rawRequest(portOf(), `${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(1_100)}`);
    expect([response.status, response.body]).toEqual([413, '{"status":0,"error":"too_large"}']);
    expect(seen('/api/front/upload_document')).toBe(0);
  });

  it('that is too long is read for a few more seconds, so that a client that still sends gets the refusal', async () => {
    await start();
    const socket = connect(portOf(), '127.0.0.1');
    const response = text(socket);
    socket.write(post('/api/front/get_slider', 2_000_000));
    // In pieces with pauses: the first of twenty exceeds the limit.
    for (let count = 0; count < 20; count += 1) {
      socket.write('x'.repeat(100_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await response).toMatch(/^HTTP\/1.1 413 [^]*{"status":0,"error":"too_large"}$/);
  });

  it('that is too long is not read without limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [slow, endless] = [new PassThrough(), new PassThrough()];
    const limits = { maxBytes: 10, deadlineMs: 60_000 };
    const refusals = [slow, endless].map((body) => expect(readBody(body, limits)).rejects.toMatchObject({ statusCode: 413, endsConnection: true }));
    slow.write('longer than ten');
    const piece = Buffer.alloc(64 * 1024);
    for (let sent = 0; sent <= 16 * 1024 * 1024; sent += piece.length) if (!endless.write(piece)) await once(endless, 'drain');
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(refusals);
  });

  it('that was too long and continues in very many small pieces is not read to its end', async () => {
    const body = new PassThrough();
    const refused = expect(readBody(body, { maxBytes: 10, deadlineMs: 10_000 })).rejects.toMatchObject({ statusCode: 413, endsConnection: true });
    body.write('longer than ten');
    const cut = once(body, 'close');
    for (let count = 0; count < 1_100; count += 1) body.write('a');
    await refused;
    await cut;
  });

  it('with an announced length beyond its limit uses no memory, and is refused', async () => {
    await start();
    const body = Object.assign(new PassThrough(), { headers: { 'content-length': '40000000' } });
    const reading = readBody(body, { maxBytes: uploadBytes, deadlineMs: 10_000 });
    const refused = expect(reading).rejects.toMatchObject({ statusCode: 413 });
    const before = process.memoryUsage().arrayBuffers;
    const piece = Buffer.alloc(64 * 1024);
    for (let sent = 0; sent < 40_000_000; sent += piece.length) if (!body.write(piece)) await once(body, 'drain');
    body.end();
    await refused;
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000);
  });

  it('of an upload is not read without a token', async () => {
    await start();
    const response = await rawRequest(portOf(), post('/api/front/upload_document', 1_000_000));
    expect([response.status, response.body]).toEqual([401, '{"status":0,"error":"unauthorized"}']);
  });

  it('that does not arrive in time is refused', async () => {
    await start();
    const body = new PassThrough();
    body.write('{');
    await expect(readBody(body, { maxBytes: 10, deadlineMs: 20 })).rejects.toMatchObject({ statusCode: 408 });
    const cut = new PassThrough();
    const reading = readBody(cut, { maxBytes: 10, deadlineMs: 10_000 });
    cut.destroy();
    await expect(reading).rejects.toMatchObject({ statusCode: 408 });
  });
});
