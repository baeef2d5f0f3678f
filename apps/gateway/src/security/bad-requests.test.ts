import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFactorCookie, visitorCookie } from '@playfront/api-contract/site-build';
import { loadAssets } from '../assets/asset-store.ts';
import { compressedFolder, webFolder } from '../build-folders.ts';
import { loadBuiltSite } from '../document/built-site.ts';
import { rawRequest, requestText, type RawAnswer } from '../testing/raw-request.ts';
import { rendered, testGateway, type TestBuilds } from '../testing/test-gateway.ts';

/** Must never come back: it is part of whatever is sent. */
const mark = 'zq7';
const long = (bytes: number) => `/${'a'.repeat(bytes - 1)}`;

const addresses = [
  { what: 'a page', target: '/online-casino', status: 200 },
  { what: 'a page of a language', target: '/fi/online-casino', status: 200 },
  { what: 'a page with queries nobody knows', target: `/online-casino?${mark}=%0d%0aSet-Cookie:${mark}`, status: 200 },
  { what: 'a page that is not there', target: `/${mark}`, status: 404 },
  { what: 'a language nobody speaks', target: '/xx/online-casino', status: 404 },
  { what: 'the default language by its name', target: '/en/online-casino', status: 404 },
  { what: 'a language in capitals', target: '/FI/online-casino', status: 404 },
  { what: 'two languages', target: '/fi/de/online-casino', status: 404 },
  { what: 'a language twice', target: '/fi/fi/online-casino', status: 404 },
  { what: 'a doubled slash', target: '/fi//online-casino', status: 404 },
  { what: 'a page that hides its letters', target: '/online%2Dcasino', status: 404 },
  { what: 'a page below the echo of addresses', target: '/ip/aviator', status: 200 },
  { what: 'a page below the echo, of a language', target: '/fi/ip/aviator', status: 200 },
  { what: 'something else below the echo', target: `/ip/${mark}`, status: 404 },
  { what: 'a file that is not there', target: `/assets/${mark}.js`, status: 404 },
  { what: 'a file behind a page', target: '/assets/%2e%2e/index.html', status: 400 },
  { what: 'a way up', target: '/../../etc/passwd', status: 400 },
  { what: 'a hidden way up', target: '/%2e%2e/etc/passwd', status: 400 },
  { what: 'a way up in the middle', target: '/fi/../online-casino', status: 400 },
  { what: 'a way up to the API', target: '/assets/..%2fapi', status: 400 },
  { what: 'an encoded slash', target: `/fi%2f${mark}`, status: 400 },
  { what: 'an encoded backslash', target: `/fi%5c${mark}`, status: 400 },
  { what: 'a backslash', target: `/fi\\${mark}`, status: 400 },
  { what: 'an encoded null', target: `/${mark}%00`, status: 400 },
  { what: 'an encoded line end', target: `/%0d%0aSet-Cookie:%20${mark}=1`, status: 400 },
  { what: 'half an encoded letter', target: `/${mark}%c3%28`, status: 400 },
  { what: 'another site', target: `//${mark}.example/online-casino`, status: 400 },
  { what: 'another site in full', target: `http://${mark}.example/`, status: 400 },
  { what: 'the longest address', target: long(8_192), status: 404 },
  { what: 'an address that is too long', target: long(8_193), status: 414 },
  { what: 'a query that is too long', target: `/?${mark}=${'a'.repeat(8_192)}`, status: 414 },
  { what: 'a head that is too long', target: long(40_000), status: 431 },
  { what: 'markup', target: `/<script>${mark}</script>`, status: 404 },
  { what: 'markup in a query', target: `/online-casino?game="><script>${mark}</script>`, status: 200 },
] as const;

const requests = [
  { what: 'no Host', text: requestText('GET', '/online-casino', []), status: 400 },
  { what: 'a Host that is another site', text: requestText('GET', '/online-casino', [`Host: ${mark}.example`]), status: 200 },
  { what: 'a Host that is markup', text: requestText('GET', '/online-casino', [`Host: "><script>${mark}`]), status: 200 },
  { what: 'a Host with a port of letters', text: requestText('GET', '/games/reels/', [`Host: a:${mark}`]), status: [200, 404] },
  {
    what: 'forwarding headers of nobody we trust',
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
    what: 'a header with a line of its own',
    text: requestText('GET', '/online-casino', ['Host: a', `X-A: b\nSet-Cookie: ${mark}=1`]),
    status: [200, 400],
  },
  { what: 'a header with a carriage return', text: requestText('GET', '/online-casino', ['Host: a', `X-A: b\rSet-Cookie: ${mark}=1`]), status: 400 },
  { what: 'a header without a name', text: requestText('GET', '/online-casino', ['Host: a', `: ${mark}`]), status: 400 },
  { what: 'two lengths', text: requestText('POST', '/online-casino', ['Host: a', 'Content-Length: 1', 'Content-Length: 2']), status: 400 },
  {
    what: 'a length and chunks',
    text: requestText('POST', '/online-casino', ['Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked']),
    status: 400,
  },
  {
    what: 'a cookie that is noise',
    text: requestText('GET', '/online-casino', ['Host: a', `Cookie: ${visitorCookie}=%zz${mark}; ${formFactorCookie}=<>`]),
    status: 200,
  },
  { what: 'HEAD', text: requestText('HEAD', '/online-casino'), status: 200 },
  { what: 'OPTIONS', text: requestText('OPTIONS', '/online-casino'), status: 405 },
  { what: 'OPTIONS of everything', text: requestText('OPTIONS', '*'), status: 400 },
  { what: 'TRACE', text: requestText('TRACE', '/online-casino', ['Host: a', `X-A: ${mark}`]), status: 405 },
  { what: 'PROPFIND', text: requestText('PROPFIND', '/online-casino'), status: 405 },
  { what: 'DELETE', text: requestText('DELETE', '/online-casino'), status: 405 },
  { what: 'DELETE of a file', text: requestText('DELETE', '/sitemap.xml'), status: 405 },
  {
    what: 'POST of something unreadable',
    text: `${requestText('POST', '/online-casino', ['Host: a', 'Content-Type: application/json', 'Content-Length: 4'])}{{zq`,
    status: 405,
  },
  { what: 'a method nobody knows', text: requestText(mark.toUpperCase(), '/online-casino'), status: 400 },
  { what: 'no HTTP at all', text: `${mark}\r\n\r\n`, status: 400 },
];

/** Takes every call and hangs up in the middle of its answer. */
function dyingApi(): Promise<Server> {
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

/** The two sites as they are built. Only when asked for: a build may be on its way while unit tests run. */
async function builtSites(): Promise<TestBuilds> {
  const folders = (['desktop', 'mobile'] as const).map((formFactor) => ({ folder: `${webFolder(formFactor)}/client`, urlPrefix: '/' }));
  const assets = await loadAssets(folders, compressedFolder);
  return { assets, builds: { desktop: await loadBuiltSite('desktop', assets), mobile: await loadBuiltSite('mobile', assets) } };
}

const built = process.env['BUILT_SITES'] ? await builtSites() : undefined;

describe.each([
  { site: 'a site of three pages', options: () => ({ render }) },
  ...(built ? [{ site: 'the sites as they are built', options: () => ({ built }) }] : []),
])('before $site, whose API dies while it answers,', ({ options }) => {
  let api: Server;
  let gateway: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    api = await dyingApi();
    gateway = testGateway({ ...options(), apiUrl: `http://127.0.0.1:${portOf(api)}`, publicUrl: 'http://casino.example' });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    port = portOf(gateway.server);
    // Loads what a render needs, so that no case waits for it.
    await rawRequest(port, requestText('GET', '/online-casino'));
  });
  afterAll(async () => {
    await gateway.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });

  function expectClean({ head, body }: RawAnswer): void {
    expect(`${head}${body}`).not.toContain(mark);
    expect(head.toLowerCase()).not.toContain('access-control-allow-origin: *');
    expect(head).not.toMatch(/^server:|x-powered-by/im);
  }

  it.each(addresses)('$what is answered with $status', async ({ target, status }) => {
    const answer = await rawRequest(port, requestText('GET', target));
    expect(answer.status).toBe(status);
    expectClean(answer);
    if (status !== 200 && status !== 431) expect(answer.head).toMatch(/^cache-control: no-store$/im);
  });

  it.each(requests)('a request with $what is answered with $status', async ({ text, status }) => {
    const answer = await rawRequest(port, text);
    expect([status].flat()).toContain(answer.status);
    if (!text.includes('games')) expectClean(answer);
    if (answer.status === 405) expect(answer.head).toMatch(/^allow: GET, HEAD$/im);
  });

  it('an address of any letters, with any headers, is answered by one of these, and the next visitor gets a page', async () => {
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
