import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../compression/isNotModified.ts';
import { negotiateEncoding } from '../compression/negotiateEncoding.ts';
import { formFactorOf, type FormFactor } from '../form-factor/formFactorOf.ts';
import { createPageCache } from '../page-cache/createPageCache.ts';
import { pageAddress } from '../page-cache/pageKey.ts';
import { developmentPolicy } from '../security/content-security-policy.ts';
import { isSafeRedirect } from '../security/path-hygiene.ts';
import { composeDocument } from './composeDocument.ts';
import type { PageFrame } from './page-frame.ts';
import { isOutOfReach } from './isOutOfReach.ts';
import { sendFault } from './sendFault.ts';
import type { SiteBuild } from './site-build.ts';

export type PageDependencies = {
  builds: Readonly<Record<FormFactor, SiteBuild>>;
  frame: PageFrame;
  apiUrl: string;
  publicUrl: string;
  isDevelopment: boolean;
  /** After this long without a page the player gets an answer anyway. */
  renderDeadlineMs: number;
  isRestricted(ip: string): Promise<boolean>;
};

// Each costs a few milliseconds of the one thread: what comes above this would only wait in line past its deadline.
const mostRendersAtOnce = 64;

type Page = {
  status: number;
  redirect: string | null;
  isKept: boolean;
  html: Buffer;
  etag: string;
  policy: string;
  /** Compressed when first asked for, then kept with the page. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
};

/** Every address that is nothing else is a page, rendered by the build of the visitor's form factor. */
export function pageRoutes(server: FastifyInstance, dependencies: PageDependencies): void {
  const { builds, frame, apiUrl, publicUrl, isDevelopment, renderDeadlineMs, isRestricted } = dependencies;
  let renders = 0;
  const pages = createPageCache<Page>({
    freshMs: isDevelopment ? 0 : 10_000,
    staleMs: isDevelopment ? 0 : 300_000,
    maxEntries: 1_000,
    onRefreshFailure: (key, error) => server.log.error({ err: error, page: key }, 'page could not be refreshed'),
  });

  async function renderPage(build: SiteBuild, path: string): Promise<Page> {
    if (renders >= mostRendersAtOnce) throw new TooManyRenders();
    renders += 1;
    try {
      const signal = AbortSignal.timeout(renderDeadlineMs);
      const input = { path, origin: publicUrl, apiUrl, brandId: frame.brandId, paymentsOrigin: frame.paymentsOrigin, countryCode: null, signal };
      // The build hands the signal to its requests; a render that forgets it must not hold the player either.
      const result = await Promise.race([build.render(input), rejectedBy(signal)]);
      const { html, policy } = composeDocument(frame, build.formFactor, result, await build.partsFor(result.modules, path));
      const bytes = Buffer.from(html, 'utf8');
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;
      const redirect = result.redirect ?? null;
      return {
        status: result.status,
        redirect,
        isKept: result.isKept && result.status === 200 && redirect === null,
        html: bytes,
        etag,
        policy,
        compressed: {},
      };
    } finally {
      renders -= 1;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const formFactor = formFactorOf(request.headers);
    reply.header('vary', 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent').header('accept-ch', 'Sec-CH-UA-Mobile');
    if (await isRestricted(request.ip)) return sendFault(request, reply, frame, 'restricted');
    const { pathname, search } = new URL(request.url, publicUrl);
    if (pathname !== '/' && pathname.endsWith('/')) {
      const withoutSlash = pathname.replace(/\/+$/, '');
      return isSafeRedirect(withoutSlash) ? reply.redirect(`${withoutSlash}${search}`, 308) : sendFault(request, reply, frame, 'malformed');
    }
    const build = builds[formFactor];
    const { key, path } = pageAddress(formFactor, request.url, build.queryKeys);
    try {
      const page = await pages.read(key, () => renderPage(build, path));
      return await sendRendered(request, reply, page);
    } catch (error) {
      request.log.error({ err: error, page: key }, 'page could not be rendered');
      return sendFault(request, reply, frame, error instanceof TooManyRenders ? 'busy' : isOutOfReach(error) ? 'unreachable' : 'broken');
    }
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    if (page.redirect !== null) {
      if (!isSafeRedirect(page.redirect)) throw new Error(`A build asked for the redirect "${page.redirect}", which leaves the site.`);
      return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status >= 300 && page.status < 400 ? page.status : 302);
    }
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', isDevelopment ? developmentPolicy : page.policy);
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups').header('x-frame-options', 'DENY');
    if (page.status >= 500) return reply.header('cache-control', 'no-store').send(page.html);
    reply.header('cache-control', 'no-cache').header('etag', page.etag);
    if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(page.html);
    return reply.header('content-encoding', encoding).send(await compressedForm(page, encoding));
  }

  server.route({ method: ['GET', 'HEAD'], url: '/', handler: sendPage });
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage });
  // Only other methods get here.
  server.setNotFoundHandler((request, reply) => sendFault(request, reply, frame, 'method'));
}

class TooManyRenders extends Error {}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function compressedForm(page: Page, encoding: 'br' | 'gzip'): Promise<Buffer> {
  // 5: half the time of a reply's life spent compressing is too much for a page that lives seconds.
  page.compressed[encoding] ??=
    encoding === 'br'
      ? brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.html.length } })
      : gzipped(page.html, { level: 6 });
  return page.compressed[encoding];
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}
