import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BrandId } from '@playfront/brand';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FormFactor, RenderInput, RenderResult, SiteMap } from '@playfront/api-contract/site-build';
import type { Asset, AssetStore } from '../assets/asset-store.ts';
import type { DocumentParts, SiteBuild } from '../document/site-build.ts';
import { createGateway, type GatewayTimes } from '../server.ts';

export const scriptText = 'console.log("a script long enough to be worth compressing, or so the test says");';

/** Assets as a build writes them, in all encodings. */
export const testAssets: AssetStore = new Map<string, Asset>([
  ['/assets/desktop/entry-abc.js', asset('text/javascript; charset=utf-8', scriptText, true)],
  ['/assets/desktop/inter-latin-x.woff2', { ...asset('font/woff2', 'a font', true), br: null, gzip: null }],
  ['/games/reels/index.html', asset('text/html; charset=utf-8', '<!doctype html><title>Reels</title>', false)],
  ['/back-office/index.html', asset('text/html; charset=utf-8', '<!doctype html><title>Back office</title>', false)],
  ['/back-office/assets/index-abc.js', asset('text/javascript; charset=utf-8', scriptText, true)],
  ['/games/assets/reels-abc.js', asset('text/javascript; charset=utf-8', scriptText, true)],
]);

function asset(type: string, text: string, isImmutable: boolean): Asset {
  const identity = Buffer.from(text);
  return { type, isImmutable, etag: `W/"${text.length}"`, identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

export const parts: DocumentParts = {
  styles: '.page{color:red}',
  fonts: ['bricolage-grotesque-latin', 'newsreader-latin', 'inter-latin', 'inter-latin-ext', 'inter-cyrillic'].map(
    (name) => `/assets/desktop/${name}-wght-normal-x1.woff2`,
  ),
  head: '<link rel="modulepreload" href="/assets/desktop/entry-abc.js">',
  scripts: '<script type="module" src="/assets/desktop/entry-abc.js"></script>',
};

export function rendered(result: Partial<RenderResult> = {}): RenderResult {
  return {
    status: 200,
    languageTag: 'en',
    head: '<title>Lobby</title>',
    body: '<h1>Lobby</h1>',
    state: '{}',
    modules: [],
    isCacheable: true,
    ...result,
  };
}

/** Two locales; every path is a page, except `/404` and those that begin with `/none`. */
export const testSiteMap: SiteMap = {
  locales: [
    { code: 'en', languageTag: 'en', prefix: '' },
    { code: 'fi', languageTag: 'fi-FI', prefix: '/fi' },
  ],
  indexedPaths: ['/', '/online-casino'],
  contentPaths: ({ promotions, faqSections, games }) => [
    ...promotions.map((id) => `/promotion/${id}`),
    ...faqSections.map((id) => `/faq/${id}`),
    ...games.map((slug) => `/game/${slug}`),
  ],
  restrictionPath: '/restriction',
  missingPath: '/404',
  hasPage: (address) => !/^(\/fi)?\/(404|none)/.test(address),
  isDepositReturn: (address) => /^(\/fi)?\/user-management\?tab=deposit/.test(address),
  addressIn: (locale, path) => (locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`),
};

type Render = (input: RenderInput, formFactor: FormFactor) => Promise<RenderResult>;

export type TestBuilds = { assets: AssetStore; builds: Readonly<Record<FormFactor, SiteBuild>> };

/** A gateway with a fake build, or with `built`; by default the API is unreachable. */
export function testGateway(
  options: {
    render?: Render;
    built?: TestBuilds;
    apiUrl?: string;
    trustedProxies?: string[];
    publicUrl?: string;
    brandId?: BrandId;
    callbackPage?: string | null;
    gameOrigins?: string[];
    renderDeadlineMs?: number;
    requestsPerSecond?: number;
    callsPerSecond?: number;
    log?: (line: string) => void;
    pagesPerSecond?: number;
    rendersPerSecond?: number;
    connectionsPerAddress?: number;
    hasWorker?: boolean;
    times?: Partial<GatewayTimes>;
  } = {},
): FastifyInstance {
  const {
    render = async () => rendered(),
    apiUrl = 'http://127.0.0.1:4',
    trustedProxies = [],
    publicUrl = 'http://localhost:4200',
    brandId = 'northlight',
    callbackPage = null,
    gameOrigins = [],
    // Long, so that a busy machine does not end a render.
    renderDeadlineMs = 60_000,
    requestsPerSecond = 0,
    callsPerSecond = 0,
    pagesPerSecond = 0,
    rendersPerSecond = 0,
    connectionsPerAddress = 0,
    hasWorker = true,
    times,
    log,
  } = options;
  const build = (formFactor: FormFactor): SiteBuild => ({
    formFactor,
    queryKeys: ['game'],
    pageSources: {},
    siteMap: testSiteMap,
    arrivalScript: '/* arrival */',
    pageFiles: { casino: [`/assets/${formFactor}/casino.js`] },
    worker: hasWorker ? { script: '// worker', build: `"${formFactor}"`, messages: '{}' } : null,
    render: (input) => render(input, formFactor),
    partsFor: async () => parts,
  });
  return createGateway({
    configuration: {
      host: '127.0.0.1',
      port: 0,
      apiUrl,
      publicUrl,
      brandId,
      isDevelopment: false,
      logLevel: log ? 'info' : 'silent',
      trustedProxies,
      requestsPerSecond,
      callsPerSecond,
      pagesPerSecond,
      rendersPerSecond,
      connectionsPerAddress,
      pspOrigins: [],
      gameOrigins,
      siteOrigins: ['https://other.example'],
      endpoints: {},
      callbackPage,
    },
    renderDeadlineMs,
    times: { headersMs: 15_000, checkIntervalMs: 5_000, countryTimeoutMs: 60_000, ...times },
    ...(log ? { log } : {}),
    ...(options.built ?? { assets: testAssets, builds: { desktop: build('desktop'), mobile: build('mobile') } }),
  });
}

export type FakeApi = {
  url: string;
  requests: IncomingMessage[];
  /** Called for each response that was sent completely. */
  onResponseSent?: (url: string | undefined) => unknown;
  close(): Promise<void>;
};

/** An operator API with a response per path; other paths get 404. */
export async function fakeApi(responses: Record<string, { status?: number; headers?: Record<string, string>; body: string }> = {}): Promise<FakeApi> {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    const configured = responses[(request.url ?? '').split('?', 1)[0] ?? ''];
    response.writeHead(configured?.status ?? (configured ? 200 : 404), { 'content-type': 'application/json', ...configured?.headers });
    response.once('finish', () => api.onResponseSent?.(request.url));
    response.end(configured?.body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api: FakeApi = {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}
