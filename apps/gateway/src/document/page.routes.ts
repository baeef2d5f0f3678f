import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { isNotModified } from '../compression/is-not-modified.ts';
import { negotiateEncoding } from '../compression/negotiate-encoding.ts';
import { formFactorOf, formFactorVary } from '../form-factor/form-factor-of.ts';
import { createPageCache, MakeRefused } from '../page-cache/page-cache.ts';
import { pageLifetime } from '../page-cache/page-lifetime.ts';
import { pageAddress, type PageAddress } from '../page-cache/page-key.ts';
import type { AddressLimits } from '../load/address-limits.ts';
import { createTaskQueue, QueueError } from '../load/task-queue.ts';
import type { Judgement } from '../restriction/restriction.ts';
import { visitorSetCookie } from '../restriction/visitor-cookie.ts';
import { developmentPolicy, reportingEndpoints } from '../security/content-security-policy.ts';
import { isSafeRedirect } from '../security/path-hygiene.ts';
import { composeDocument } from './compose-document.ts';
import type { PageFrame } from './page-frame.ts';
import { isApiUnreachable } from './is-api-unreachable.ts';
import { pageInLocales } from './page-in-locales.ts';
import { sendFault } from './send-fault.ts';
import type { SiteBuild } from './site-build.ts';

export type PageDependencies = {
  builds: Readonly<Record<FormFactor, SiteBuild>>;
  frame: PageFrame;
  apiUrl: string;
  publicUrl: string;
  isDevelopment: boolean;
  callbackPage: string | null;
  /** Maximum time of a render; after it the player gets an error page. */
  renderDeadlineMs: number;
  judge(ip: string): Judgement | Promise<Judgement>;
  limits: Pick<AddressLimits, 'pageWaitSeconds' | 'renderWaitSeconds' | 'noteBusy'>;
};

/**
 * A render takes about ten milliseconds of the single thread. More concurrent renders would delay cached pages, and requests behind a longer queue
 * would miss their deadline. Pages of the sitemap have a separate queue, because a client can invent any number of other URLs.
 */
const maxConcurrentRenders = 4;
const maxWaiting = 44;

/** Time for the stale page to reach the client: an immediate render would delay the response, and slow down a browser on the same machine. */
const refreshAfterMs = 500;

type Page = {
  status: number;
  redirect: string | null;
  isCacheable: boolean;
  html: Buffer;
  etag: string;
  policy: string;
  /** Compressed at the first request, then cached with the page. */
  compressed: Partial<Record<'br' | 'gzip', Buffer | Promise<Buffer>>>;
  /** Whether the smallest form exists or is being compressed. */
  isSmallest: boolean;
};

/** Every URL that no other route handles is a page, rendered by the build for the visitor's form factor. */
export function pageRoutes(server: FastifyInstance, dependencies: PageDependencies): void {
  const { builds, frame, publicUrl, isDevelopment, judge, limits } = dependencies;
  const { siteMap } = builds.desktop;
  const restriction = pageInLocales(siteMap, siteMap.restrictionPath);
  const missing = pageInLocales(siteMap, siteMap.missingPath);
  const renderPage = createPageRenderer(dependencies, missing);
  const pages = createPageCache<Page>({
    ...(isDevelopment ? { freshMs: 0, staleMs: 0 } : pageLifetime),
    maxEntries: 1_000,
    beforeRefresh: () => sleep(refreshAfterMs),
    onRefreshFailure: (key, error) => server.log.error({ err: error, page: key }, 'page could not be refreshed'),
  });

  // A cached page, the usual case, is sent synchronously, without a promise.
  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | undefined {
    const { ip } = request;
    const waitSeconds = limits.pageWaitSeconds(ip);
    if (waitSeconds > 0) return sendTooMany(request, reply, frame, waitSeconds);
    const judgement = judge(ip);
    return judgement instanceof Promise
      ? judgement.then((found) => sendJudged(request, reply, found) ?? reply)
      : sendJudged(request, reply, judgement);
  }

  function sendJudged(
    request: FastifyRequest,
    reply: FastifyReply,
    { isRestricted, pair }: Judgement,
  ): FastifyReply | Promise<FastifyReply> | undefined {
    reply.header('vary', pageVary).header('accept-ch', 'Sec-CH-UA-Mobile');
    const pathname = pathOf(request.url);
    const bare = withoutLastSlash(pathname);
    const setCookie = visitorSetCookie(request.headers.cookie, pair, request.protocol === 'https');
    if (setCookie) reply.header('set-cookie', setCookie);
    // Compared with its query, which can make it another page, for example a game's.
    if (isRestricted && !restriction.is(request.url)) return reply.header('cache-control', 'no-store').redirect(restriction.forPath(pathname), 302);
    if (bare !== pathname) return sendBare(request, reply, bare);
    const build = builds[formFactorOf(request.headers)];
    const address = pageAddress(build.formFactor, request.url, build.queryKeys);
    const page = pages.fresh(address.key);
    if (!page) return sendRead(request, reply, build, renderedAddress(address, build));
    const sent = sendRendered(request, reply, page, isDevelopment);
    // Already sent. Fastify waits for a returned reply as for a promise, which would cost a tenth of the pages per second.
    return sent instanceof Promise ? sent : undefined;
  }

  /** The address to render for a URL. All URLs without a page share one 404 page per language, so that a flood of them costs one render. */
  function renderedAddress(address: PageAddress, build: SiteBuild): PageAddress {
    const pathname = pathOf(address.path);
    if (siteMap.hasPage(pathname)) return address;
    return pageAddress(build.formFactor, missing.forPath(pathname), build.queryKeys);
  }

  async function sendRead(request: FastifyRequest, reply: FastifyReply, build: SiteBuild, { key, path }: PageAddress): Promise<FastifyReply> {
    let waitSeconds = 0;
    const canMake = () => (waitSeconds = limits.renderWaitSeconds(request.ip)) === 0;
    try {
      const page = await pages.read(key, () => renderPage(build, path), canMake);
      return await sendRendered(request, reply, page, isDevelopment);
    } catch (error) {
      if (error instanceof MakeRefused) return sendTooMany(request, reply, frame, waitSeconds);
      if (error instanceof QueueError) {
        limits.noteBusy(request.ip);
        return sendFault(request, reply, frame, 'busy');
      }
      request.log.error({ err: error, page: key }, 'page could not be rendered');
      return sendFault(request, reply, frame, isApiUnreachable(error) ? 'unreachable' : 'broken');
    }
  }

  function sendBare(request: FastifyRequest, reply: FastifyReply, bare: string): FastifyReply {
    const { pathname, search } = new URL(`${bare}${request.url.slice(pathOf(request.url).length)}`, publicUrl);
    return isSafeRedirect(pathname) ? sendRedirect(reply, pathname + search, 308) : sendFault(request, reply, frame, 'malformed');
  }

  server.route({ method: ['GET', 'HEAD'], url: '/', handler: sendPage });
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage });
  // Only other methods reach this handler.
  server.setNotFoundHandler((request, reply) => sendFault(request, reply, frame, 'method'));
}

/** Renders pages with a build, several concurrently. Pages of the sitemap do not wait behind other URLs. `missing` is the 404 page. */
function createPageRenderer(dependencies: PageDependencies, missing: ReturnType<typeof pageInLocales>) {
  const { frame, apiUrl, publicUrl, callbackPage, renderDeadlineMs } = dependencies;
  const { siteMap } = dependencies.builds.desktop;
  const listed = new Set(
    siteMap.locales.flatMap(({ code }) => [...siteMap.indexedPaths, siteMap.missingPath].map((path) => siteMap.addressIn(code, path))),
  );
  const queues = { listed: createTaskQueue(maxConcurrentRenders, maxWaiting), others: createTaskQueue(maxConcurrentRenders, maxWaiting) };

  return async function renderPage(build: SiteBuild, path: string): Promise<Page> {
    const signal = AbortSignal.timeout(renderDeadlineMs);
    const leaveQueue = await queues[listed.has(path) ? 'listed' : 'others'].enter(signal);
    try {
      const { brandId, endpoints, gameOrigins } = frame;
      const input = { path, origin: publicUrl, apiUrl, brandId, endpoints, gameOrigins, callbackPage, signal };
      // The build passes the signal to its requests; a render that ignores it must not delay the player either.
      const result = await Promise.race([build.render(input), rejectedBy(signal)]);
      const { html, policy } = composeDocument(frame, build.formFactor, result, await build.partsFor(result.modules, path));
      const bytes = Buffer.from(html, 'utf8');
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;
      const redirect = result.redirect ?? null;
      return {
        status: result.status,
        redirect,
        isCacheable: result.isCacheable && redirect === null && (result.status === 200 || (result.status === 404 && missing.is(path))),
        html: bytes,
        etag,
        policy,
        compressed: {},
        isSmallest: false,
      };
    } finally {
      leaveQueue();
    }
  };
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, frame: PageFrame, waitSeconds: number): FastifyReply {
  return sendFault(request, reply.header('retry-after', String(waitSeconds)).header('connection', 'close'), frame, 'too-many');
}

function sendRendered(request: FastifyRequest, reply: FastifyReply, page: Page, isDevelopment: boolean): FastifyReply | Promise<FastifyReply> {
  if (page.redirect !== null) {
    if (!isSafeRedirect(page.redirect)) throw new Error(`A build requested the redirect "${page.redirect}", which leaves the site.`);
    return sendRedirect(reply, page.redirect, page.status >= 300 && page.status < 400 ? page.status : 302);
  }
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', isDevelopment ? developmentPolicy : page.policy);
  reply
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('x-frame-options', 'DENY')
    .header('reporting-endpoints', reportingEndpoints);
  if (page.status >= 500) return reply.header('cache-control', 'no-store').send(page.html);
  // A missing page may exist a moment later; a page with `set-cookie` is for one visitor only.
  reply.header('cache-control', page.status !== 200 ? 'no-store' : reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
  reply.header('etag', page.etag);
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(page.html);
  reply.header('content-encoding', encoding);
  const form = compressedForm(page, encoding);
  return form instanceof Promise ? form.then((bytes) => reply.send(bytes)) : reply.send(form);
}

/** Like a page, a redirect may set a cookie for one visitor, so shared caches must not store it. */
function sendRedirect(reply: FastifyReply, to: string, status: number): FastifyReply {
  return reply.header('cache-control', 'private, no-cache').redirect(to, status);
}

const pageVary = `Accept-Encoding, ${formFactorVary}`;

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function withoutLastSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// Brotli quality: the first client must not wait; from the third request on the page is a tenth smaller.
const fastQuality = 5;
const smallQuality = 10;

function compressedForm(page: Page, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const form = page.compressed[encoding];
  if (form instanceof Buffer && encoding === 'br' && page.isCacheable && !page.isSmallest) {
    page.isSmallest = true;
    void compress(page.html, encoding, smallQuality).then((bytes) => (page.compressed.br = bytes));
  }
  page.compressed[encoding] = form ?? compress(page.html, encoding, fastQuality).then((bytes) => (page.compressed[encoding] = bytes));
  return page.compressed[encoding];
}

function compress(html: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return encoding === 'br' ? brotli(html, { params }) : gzipped(html, { level: 6 });
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}
