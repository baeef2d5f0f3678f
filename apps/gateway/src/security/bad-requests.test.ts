import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFactorCookie, visitorCookie } from '@playfront/api-contract/site-build';
import { loadAssets } from '../assets/asset-store.ts';
import { compressedFolder, webFolder } from '../build-folders.ts';
import { loadBuiltSite } from '../document/built-site.ts';
import { rawRequest, requestText, type RawResponse } from '../testing/raw-request.ts';
import { rendered, testGateway, type TestBuilds } from '../testing/test-gateway.ts';

/** Part of every request; no response may contain it. */
const mark = 'zq7';
const long = (bytes: number) => `/${'a'.repeat(bytes - 1)}`;

const addresses = [
  { description: 'a page', target: '/online-casino', status: 200 },
  { description: 'a page of a language', target: '/fi/online-casino', status: 200 },
  { description: 'a page with unknown query keys', target: `/online-casino?${mark}=%0d%0aSet-Cookie:${mark}`, status: 200 },
  { description: 'a page that does not exist', target: `/${mark}`, status: 404 },
  { description: 'an unknown language', target: '/xx/online-casino', status: 404 },
  { description: 'the default language with a prefix', target: '/en/online-casino', status: 404 },
  { description: 'a language in capitals', target: '/FI/online-casino', status: 404 },
  { description: 'two languages', target: '/fi/de/online-casino', status: 404 },
  { description: 'a language twice', target: '/fi/fi/online-casino', status: 404 },
  { description: 'a doubled slash', target: '/fi//online-casino', status: 404 },
  { description: 'a page with an encoded character', target: '/online%2Dcasino', status: 404 },
  { description: 'a page below the IP echo', target: '/ip/aviator', status: 200 },
  { description: 'a page below the IP echo, of a language', target: '/fi/ip/aviator', status: 200 },
  { description: 'an unknown path below the IP echo', target: `/ip/${mark}`, status: 404 },
  { description: 'a file that does not exist', target: `/assets/${mark}.js`, status: 404 },
  { description: 'a file by a dot segment', target: '/assets/%2e%2e/index.html', status: 400 },
  { description: 'dot segments', target: '/../../etc/passwd', status: 400 },
  { description: 'encoded dot segments', target: '/%2e%2e/etc/passwd', status: 400 },
  { description: 'a dot segment in the middle', target: '/fi/../online-casino', status: 400 },
  { description: 'an encoded slash to the API', target: '/assets/..%2fapi', status: 400 },
  { description: 'an encoded slash', target: `/fi%2f${mark}`, status: 400 },
  { description: 'an encoded backslash', target: `/fi%5c${mark}`, status: 400 },
  { description: 'a backslash', target: `/fi\\${mark}`, status: 400 },
  { description: 'an encoded null', target: `/${mark}%00`, status: 400 },
  { description: 'an encoded line end', target: `/%0d%0aSet-Cookie:%20${mark}=1`, status: 400 },
  { description: 'an invalid UTF-8 sequence', target: `/${mark}%c3%28`, status: 400 },
  { description: 'another site', target: `//${mark}.example/online-casino`, status: 400 },
  { description: 'another site in full', target: `http://${mark}.example/`, status: 400 },
  { description: 'a URL of the maximum length', target: long(8_192), status: 404 },
  { description: 'a URL that is too long', target: long(8_193), status: 414 },
  { description: 'a query that is too long', target: `/?${mark}=${'a'.repeat(8_192)}`, status: 414 },
  { description: 'a head that is too long', target: long(40_000), status: 431 },
  { description: 'markup', target: `/<script>${mark}</script>`, status: 404 },
  { description: 'markup in a query', target: `/online-casino?game="><script>${mark}</script>`, status: 200 },
] as const;

const requests = [
  { description: 'no Host', text: requestText('GET', '/online-casino', []), status: 400 },
  { description: 'a Host that is another site', text: requestText('GET', '/online-casino', [`Host: ${mark}.example`]), status: 200 },
  { description: 'a Host that is markup', text: requestText('GET', '/online-casino', [`Host: "><script>${mark}`]), status: 200 },
  { description: 'a Host with a port of letters', text: requestText('GET', '/games/reels/', [`Host: a:${mark}`]), status: [200, 404] },
  {
    description: 'forwarding headers of an untrusted client',
    text: requestText('GET', '/online-casino', [
      'Host: a',
      `X-Forwarded-Host: ${mark}.example`,
      `X-Forwarded-For: ${mark}`,
      'X-Forwarded-Proto: https',
      `X-Original-URL: /${mark}`,
      `X-Request-Id: ${mark}`,
    ]),
    status: 200,
  },
  {
    description: 'a header with a line feed',
    text: requestText('GET', '/online-casino', ['Host: a', `X-A: b\nSet-Cookie: ${mark}=1`]),
    status: [200, 400],
  },
  {
    description: 'a header with a carriage return',
    text: requestText('GET', '/online-casino', ['Host: a', `X-A: b\rSet-Cookie: ${mark}=1`]),
    status: 400,
  },
  { description: 'a header without a name', text: requestText('GET', '/online-casino', ['Host: a', `: ${mark}`]), status: 400 },
  { description: 'two lengths', text: requestText('POST', '/online-casino', ['Host: a', 'Content-Length: 1', 'Content-Length: 2']), status: 400 },
  {
    description: 'a length and chunks',
    text: requestText('POST', '/online-casino', ['Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked']),
    status: 400,
  },
  {
    description: 'an invalid cookie',
    text: requestText('GET', '/online-casino', ['Host: a', `Cookie: ${visitorCookie}=%zz${mark}; ${formFactorCookie}=<>`]),
    status: 200,
  },
  { description: 'HEAD', text: requestText('HEAD', '/online-casino'), status: 200 },
  { description: 'OPTIONS', text: requestText('OPTIONS', '/online-casino'), status: 405 },
  { description: 'OPTIONS of everything', text: requestText('OPTIONS', '*'), status: 400 },
  { description: 'TRACE', text: requestText('TRACE', '/online-casino', ['Host: a', `X-A: ${mark}`]), status: 405 },
  { description: 'PROPFIND', text: requestText('PROPFIND', '/online-casino'), status: 405 },
  { description: 'DELETE', text: requestText('DELETE', '/online-casino'), status: 405 },
  { description: 'DELETE of a file', text: requestText('DELETE', '/sitemap.xml'), status: 405 },
  {
    description: 'POST of invalid JSON',
    text: `${requestText('POST', '/online-casino', ['Host: a', 'Content-Type: application/json', 'Content-Length: 4'])}{{zq`,
    status: 405,
  },
  { description: 'an unknown method', text: requestText(mark.toUpperCase(), '/online-casino'), status: 400 },
  { description: 'no HTTP at all', text: `${mark}\r\n\r\n`, status: 400 },
];

/** Accepts every call and disconnects in the middle of its response. */
function disconnectingApi(): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write(`{"status":1,"${mark}"`);
    setTimeout(() => request.socket.destroy(), 1);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const fakePages = new Set(['/', '/online-casino', '/ip/aviator']);
const render = async ({ path }: { path: string }) => {
  const page = new URL(path, 'http://site').pathname.replace(/^\/fi(?=\/|$)/, '') || '/';
  return rendered(fakePages.has(page) ? {} : { status: 404, body: 'This page could not be found' });
};

/** The two built sites. Only on request, because a build may be running during unit tests. */
async function builtSites(): Promise<TestBuilds> {
  const folders = (['desktop', 'mobile'] as const).map((formFactor) => ({ folder: `${webFolder(formFactor)}/client`, urlPrefix: '/' }));
  const assets = await loadAssets(folders, compressedFolder);
  return { assets, builds: { desktop: await loadBuiltSite('desktop', assets), mobile: await loadBuiltSite('mobile', assets) } };
}

const built = process.env['BUILT_SITES'] ? await builtSites() : undefined;

describe.each([
  { site: 'a site of three pages', options: () => ({ render }) },
  ...(built ? [{ site: 'the built sites', options: () => ({ built }) }] : []),
])('with $site, whose API disconnects in the middle of a response,', ({ options }) => {
  let api: Server;
  let gateway: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    api = await disconnectingApi();
    gateway = testGateway({ ...options(), apiUrl: `http://127.0.0.1:${portOf(api)}`, publicUrl: 'http://casino.example' });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    port = portOf(gateway.server);
    // Warms up rendering, so that no test waits for it.
    await rawRequest(port, requestText('GET', '/online-casino'));
  });
  afterAll(async () => {
    await gateway.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });

  function expectClean({ head, body }: RawResponse): void {
    expect(`${head}${body}`).not.toContain(mark);
    expect(head.toLowerCase()).not.toContain('access-control-allow-origin: *');
    expect(head).not.toMatch(/^server:|x-powered-by/im);
  }

  it.each(addresses)('$description has status $status', async ({ target, status }) => {
    const response = await rawRequest(port, requestText('GET', target));
    expect(response.status).toBe(status);
    expectClean(response);
    if (status !== 200 && status !== 431) expect(response.head).toMatch(/^cache-control: no-store$/im);
  });

  it.each(requests)('a request with $description has status $status', async ({ text, status }) => {
    const response = await rawRequest(port, text);
    expect([status].flat()).toContain(response.status);
    if (!text.includes('games')) expectClean(response);
    if (response.status === 405) expect(response.head).toMatch(/^allow: GET, HEAD$/im);
  });

  it('random paths and headers get one of these statuses, and the next visitor gets a page', async () => {
    const part = fc.constantFrom(
      'fi',
      'en',
      'de',
      '..',
      '.',
      '',
      '%2f',
      '%5C',
      '%00',
      '%',
      '\\',
      'promotion',
      'faq',
      'ip',
      'assets',
      'a'.repeat(300),
      ';',
      '@',
    );
    const target = fc.oneof(
      fc.array(fc.oneof(part, fc.string({ maxLength: 12 })), { maxLength: 8 }).map((parts) => `/${parts.join('/')}`),
      fc.webPath(),
    );
    const header = fc.tuple(
      fc.constantFrom('Host', 'Cookie', 'Accept-Encoding', 'If-None-Match', 'X-Forwarded-For', 'X-Forwarded-Host', 'User-Agent', 'Range', 'Expect'),
      fc.string({ maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'HEAD', 'POST'), target, fc.array(header, { maxLength: 4 }), async (method, address, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}`);
        const { status } = await rawRequest(port, requestText(method, address.replaceAll(' ', '%20'), ['Host: a', ...lines]));
        expect([200, 304, 308, 400, 404, 405, 414, 417, 502]).toContain(status);
      }),
      { numRuns: built ? 60 : 100 },
    );
    expect((await rawRequest(port, requestText('GET', '/online-casino'))).status).toBe(200);
  });
});
