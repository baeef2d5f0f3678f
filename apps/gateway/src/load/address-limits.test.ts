import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rawRequest, requestText } from '../testing/raw-request.ts';
import { fakeApi, testGateway, type FakeApi } from '../testing/test-gateway.ts';
import { createAddressCounter } from './address-counter.ts';
import { createAddressLimits } from './address-limits.ts';
import { limitsOf } from './limits.ts';
import { createRefusalLog } from './refusal-log.ts';

let api: FakeApi | undefined;
let gateway: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway?.close();
  await api?.close();
});

const portOf = () => (gateway?.server.address() as AddressInfo | undefined)?.port ?? 0;
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: portOf(), host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('an address that sends too many requests', () => {
  it.each([
    ['a call', 'POST', '/api/front/get_games', 'callsPerSecond'],
    ['a page', 'GET', '/online-casino', 'pagesPerSecond'],
  ] as const)('gets the time until it may request %s again, and no other address is limited', async (_text, method, url, limit) => {
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    gateway = testGateway({ apiUrl: api.url, trustedProxies: ['10.0.0.1'], [limit]: 1 });
    // Fixed, so that no allowance refills on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const ask = (ip: string, target: string = url) =>
      gateway?.inject({ method: target === url ? method : 'GET', url: target, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': ip } });
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await ask(`2001:db8::${count}`))?.statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const refused = await ask('2001:db8::ffff');
    expect(refused?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store', connection: 'close' });
    expect(refused?.body).toContain(method === 'POST' ? '{"status":0,"error":"too_many_requests"}' : 'Too many requests');
    expect((await ask('2001:db8:1::1'))?.statusCode).toBe(200);
    // Files are served from memory; pages and calls are counted separately.
    expect((await ask('2001:db8::1', '/assets/desktop/entry-abc.js'))?.statusCode).toBe(200);
    expect((await ask('2001:db8::1', method === 'POST' ? '/online-casino' : '/ip'))?.statusCode).not.toBe(429);
  });
});

describe('a client that a trusted proxy reports', () => {
  it.each([
    ['with the port of each connection', (count: number) => `203.0.113.7:${51_008 + count}`, '203.0.113.7'],
    ['in IPv6 with the port', (count: number) => `[2001:db8::1]:${443 + count}`, '2001:db8::1'],
    ['as unknown, after other claims', (count: number) => `198.51.100.${count}, unknown`, '10.0.0.1'],
    ['through a second proxy, each with a port', (count: number) => `203.0.113.7:${count}, 10.0.0.2:${count}`, '203.0.113.7'],
  ])('%s, is limited as one, and the API gets the address only', async (_text, reported, address) => {
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    gateway = testGateway({ apiUrl: api.url, trustedProxies: ['10.0.0.0/8'], callsPerSecond: 1 });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const statuses: (number | undefined)[] = [];
    for (let count = 1; count <= 11; count += 1) {
      const headers = { 'x-forwarded-for': reported(count) };
      statuses.push((await gateway.inject({ method: 'POST', url: '/api/front/get_games', remoteAddress: '10.0.0.1', headers })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const reportedToApi = api.requests.filter(({ url }) => url === '/api/front/get_games').map(({ headers }) => headers['x-forwarded-for']);
    expect(new Set(reportedToApi)).toEqual(new Set([address]));
  });
});

describe('a site of another origin', () => {
  it('may read the refusal if it is a configured site, and preflight requests are not counted', async () => {
    gateway = testGateway({ callsPerSecond: 1 });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const url = '/api/front/get_games';
    const ask = (method: 'POST' | 'OPTIONS', origin: string) => gateway?.inject({ method, url, headers: { origin } });
    for (let count = 0; count < 20; count += 1) expect((await ask('OPTIONS', 'https://other.example'))?.statusCode).not.toBe(429);
    for (let count = 0; count < 10; count += 1) await ask('POST', 'https://other.example');
    const refused = await ask('POST', 'https://other.example');
    expect([refused?.statusCode, refused?.headers['access-control-allow-origin']]).toEqual([429, 'https://other.example']);
    const unknownSite = await ask('POST', 'https://evil.example');
    expect([unknownSite?.statusCode, unknownSite?.headers['access-control-allow-origin']]).toEqual([429, undefined]);
  });
});

describe('an address that sends requests of any kind', () => {
  it.each(['GET /healthz', 'POST /en', 'POST /csp-reports', 'GET /robots.txt', 'GET /assets/desktop/entry-abc.js'])(
    'is disconnected without a response after the allowance of ten seconds of %s, and no other address is',
    async (head) => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      gateway = testGateway({ requestsPerSecond: 2 });
      await gateway.listen({ host: '127.0.0.1', port: 0 });
      const text = `${head} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`;
      const responsesTo = async (address: string) => {
        const socket = await open(address);
        const received: Buffer[] = [];
        socket.on('data', (chunk: Buffer) => received.push(chunk));
        socket.write(text.replace('Host', 'Connection: close\r\nHost'));
        await once(socket, 'close');
        return String(Buffer.concat(received)).match(/^HTTP\/1\.1 \d/gm)?.length ?? 0;
      };
      for (let count = 0; count < 20; count += 1) expect(await responsesTo('127.0.0.2')).toBe(1);
      expect([await responsesTo('127.0.0.2'), await responsesTo('127.0.0.3')]).toEqual([0, 1]);
    },
  );

  it('may have disconnected, and has no address any more', () => {
    const rates = { requestsPerSecond: 1, callsPerSecond: 1, pagesPerSecond: 1, rendersPerSecond: 1, connectionsPerAddress: 1 };
    const limits = createAddressLimits(createAddressCounter(limitsOf(rates)), { note: () => undefined });
    expect([limits.isFlood(undefined), limits.shouldLogRefusal(undefined)]).toEqual([false, true]);
  });

  it('does not fill the log with its refused requests', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const lines: string[] = [];
    gateway = testGateway({ log: (line) => lines.push(line) });
    for (let count = 0; count < 20; count += 1) expect((await gateway.inject({ method: 'POST', url: '/en' })).statusCode).toBe(405);
    expect(lines.filter((line) => line.includes('"responded"'))).toHaveLength(1);
  });
});

describe('the log of refusals', () => {
  it('has one line per address, with the number of refusals by limit', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    const lines: string[] = [];
    gateway = testGateway({ apiUrl: api.url, callsPerSecond: 1, pagesPerSecond: 1, log: (line) => lines.push(line) });
    const ask = (method: 'GET' | 'POST', url: string, remoteAddress: string) => gateway?.inject({ method, url, remoteAddress });
    for (let count = 0; count < 15; count += 1) {
      await ask('POST', '/api/front/get_games?secret=1', '192.0.2.1');
      await ask('GET', '/online-casino?secret=1', '192.0.2.1');
      await ask('GET', '/', `2001:db8::${count}`);
    }
    await gateway.close();
    gateway = undefined;
    const refused = lines.filter((line) => line.includes('limits of the gateway'));
    expect(refused.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, address: '192.0.2.1', refused: { calls: 5, pages: 5 } },
      { level: 40, address: '2001:db8:0:0::/64', refused: { pages: 5 } },
    ]);
    expect(refused.join()).not.toContain('secret');
  });

  it('has one common line for addresses beyond a hundred', () => {
    const entries: unknown[] = [];
    const log = createRefusalLog({ warn: (entry: unknown) => void entries.push(entry) });
    for (let caller = 0; caller < 1_000; caller += 1) log.note('calls', `192.0.${caller >> 8}.${caller & 255}`);
    log.note('pages', '192.0.0.1');
    log.flush();
    expect(entries).toHaveLength(101);
    expect([entries[1], entries[100]]).toEqual([
      { address: '192.0.0.1', refused: { calls: 1, pages: 1 } },
      { address: 'others', refused: { calls: 900 } },
    ]);
    log.flush();
    expect(entries).toHaveLength(101);
  });
});

describe('an address with too many connections or calls', () => {
  it('has further connections refused until it closes some', async () => {
    gateway = testGateway({ connectionsPerAddress: 3 });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const first = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
    await once(await open('127.0.0.2'), 'close');
    const other = await open('127.0.0.3');
    other.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
    first[0]?.end('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    if (first[0]) await once(first[0].resume(), 'close');
    const next = await open('127.0.0.2');
    next.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
  });

  it('may be a proxy that serves many clients', async () => {
    gateway = testGateway({ connectionsPerAddress: 3, trustedProxies: ['127.0.0.2'] });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    for (let count = 0; count < 4; count += 1) {
      const socket = await open('127.0.0.2');
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
    }
  });

  it('has at most 64 calls in progress, and may call again when they have ended', async () => {
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    gateway = testGateway({ apiUrl: api.url, connectionsPerAddress: 512 });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const head = 'POST /api/front/get_games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const begun = Promise.withResolvers<void>();
    let count = 0;
    gateway.server.on('request', () => (count += 1) === 64 && setImmediate(begun.resolve));
    const half = await Promise.all(Array.from({ length: 64 }, () => open('127.0.0.2')));
    for (const socket of half) socket.write(`${head}Content-Length: 2\r\n\r\n{`);
    await begun.promise;
    const call = async (address: string) => {
      const socket = await open(address);
      socket.write(`${head}Content-Length: 2\r\n\r\n{}`);
      return String((await once(socket, 'data'))[0]).slice(9, 12);
    };
    expect([await call('127.0.0.2'), await call('127.0.0.3')]).toEqual(['429', '200']);
    const statuses = half.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
    for (const socket of half) socket.write('}');
    expect(new Set(await Promise.all(statuses))).toEqual(new Set(['200']));
    expect(await call('127.0.0.2')).toBe('200');
  });
});

describe('an upgrade request', () => {
  async function start(): Promise<void> {
    api = await fakeApi({ '/api/front/get_games': { body: '{"status":1}' } });
    gateway = testGateway({ apiUrl: api.url, connectionsPerAddress: 512 });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  }
  const ask = async (socket: Socket, head: string, body = '') => {
    const fields = ['Host: a', 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Upgrade: h2c'];
    socket.write([`${head} HTTP/1.1`, ...fields, '', body].join('\r\n'));
    return String((await once(socket, 'data'))[0]).slice(9, 12);
  };

  it('to an API call is ignored, and its slot released with the response', async () => {
    await start();
    const socket = await open();
    const statuses = new Set<string>();
    for (let count = 0; count < 70; count += 1) statuses.add(await ask(socket, 'POST /api/front/get_games', '{}'));
    expect(statuses).toEqual(new Set(['200']));
  });

  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  const liveChannel = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;

  it('to the live channel is accepted', async () => {
    await start();
    const socket = await open();
    socket.write(liveChannel);
    expect(String((await once(socket, 'data'))[0]).slice(9, 12)).toBe('101');
  });

  it('to the live channel is accepted on a connection that was used before', async () => {
    await start();
    const socket = await open();
    expect(await ask(socket, 'POST /api/front/get_games', '{}')).toBe('200');
    socket.write(liveChannel);
    expect(String((await once(socket, 'data'))[0]).slice(9, 12)).toBe('101');
  });

  it('to the live channel is ignored while an earlier response is pending', async () => {
    await start();
    const early = `GET /api/none HTTP/1.1\r\nHost: a\r\n\r\n${liveChannel.replace('Upgrade', 'Upgrade, close')}`;
    const { head, body } = await rawRequest(portOf(), early);
    expect(`${head}\r\n\r\n${body}`.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 404']);
  });

  it('to the live channel that is refused ends only its connection, even if the client resets it', async () => {
    await start();
    for (let count = 0; count < 300; count += 1) {
      const socket = await open();
      socket.write(liveChannel.replace(/\/socket\S+/, '/socket.io/%zz'));
      // Lets some of the responses begin.
      if (count % 2 === 0) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    expect((await rawRequest(portOf(), requestText('GET', '/healthz'))).status).toBe(200);
  });

  it.each([
    ['a call', '/api/none', 'websocket', 404],
    ['a call', '/api/none', 'h2c', 404],
    ['a page', '/online-casino', 'websocket', 200],
    ['the live channel', '/socket.io/?EIO=4', 'h2c', 404],
    ['the live channel without a key', '/socket.io/?EIO=4', 'websocket', 400],
    ['the live channel by a URL that cannot be decoded', '/socket.io/%zz', 'websocket', 400],
  ])('of %s (%s, %s) gets status %i, and the connection ends as requested', async (_text, url, protocol, status) => {
    await start();
    const head = `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`;
    expect((await rawRequest(portOf(), head)).status).toBe(status);
  });
});

describe('an idle connection', () => {
  it.each([
    ['without any data', ''],
    ['after the beginning of a request', 'GET / HT'],
    ['after an unfinished header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ])('%s is closed', async (_text, sent) => {
    gateway = testGateway({ times: { headersMs: 50, checkIntervalMs: 20 } });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const socket = (await open()).resume();
    if (sent) socket.write(sent);
    await once(socket, 'close');
  });
});
