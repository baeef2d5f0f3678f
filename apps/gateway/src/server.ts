import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { brandOf } from '@playfront/brand';
import { normaliseForwardedFor } from '@playfront/api-contract/forwarded-for';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { assetRoutes } from './assets/asset.routes.ts';
import type { AssetStore } from './assets/asset-store.ts';
import { backOfficeRoutes } from './back-office/back-office.routes.ts';
import { brandFiles } from './brand/brand-files.ts';
import { brandRoutes } from './brand/brand.routes.ts';
import { ConfigurationError, type GatewayConfiguration } from './configuration.ts';
import type { Fault } from './document/fault-page.ts';
import { pageFilesRoutes } from './document/page-files.routes.ts';
import { createPageFrame } from './document/page-frame.ts';
import { pageRoutes } from './document/page.routes.ts';
import { sendFault } from './document/send-fault.ts';
import type { SiteBuild } from './document/site-build.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createAddressCounter } from './load/address-counter.ts';
import { createAddressLimits } from './load/address-limits.ts';
import { limitsOf } from './load/limits.ts';
import { limitConnections } from './load/connection-limits.ts';
import { createLiveUpgrades } from './load/live-upgrades.ts';
import { createRefusalLog, type RefusalLog } from './load/refusal-log.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { artProxy } from './proxy/art-proxy.ts';
import { longestBodyMs } from './proxy/body-limits.ts';
import { createRestriction } from './restriction/restriction.ts';
import { cspReportRoutes } from './security/csp-report.routes.ts';
import { isCleanAddress, longestUrlBytes } from './security/path-hygiene.ts';
import { securityHeaders } from './security/security-headers.ts';
import { securityTextRoutes } from './security/security-text.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { workerRoutes } from './worker/worker.routes.ts';

// Answered by the hundred from memory, or asked for by a machine every few seconds.
const quiet =
  /^\/((assets|games|back-office\/assets|art|healthz|readyz)(\/|$)|favicon\.|icon-|apple-touch-icon|manifest\.|robots\.|sitemap|sw\.js|csp-reports|\.well-known)/;

/** HTTP status, for the log only, of an answer whose reader hung up; the usual number among proxies. */
const clientClosedRequest = 499;

const refusalLinesEveryMs = 60_000;

/**
 * How long a connection may take over what it sends, how often is looked for those that take longer, and how long a page waits for the country of its
 * visitor.
 */
export type GatewayTimes = { headersMs: number; lookEveryMs: number; countryPatienceMs: number };

/** Well above what a phone in a tunnel needs for a few hundred bytes, and below the minute for which sockets could be held before. */
const usualTimes: GatewayTimes = { headersMs: 15_000, lookEveryMs: 5_000, countryPatienceMs: 150 };

export type GatewayParts = {
  configuration: GatewayConfiguration;
  assets: AssetStore;
  builds: Readonly<Record<FormFactor, SiteBuild>>;
  renderDeadlineMs?: number;
  times?: GatewayTimes;
  /** Where lines of the log go; the standard output unless it is given. */
  log?: (line: string) => void;
};

/** The whole router over given builds; listening and signals are the caller's. @throws {ConfigurationError} when the builds do not have what it names. */
export function createGateway({ configuration, assets, builds, renderDeadlineMs = 5_000, times = usualTimes, log }: GatewayParts): FastifyInstance {
  const { apiUrl, publicUrl, brandId, isDevelopment, logLevel, trustedProxies, callbackPage } = configuration;
  if (callbackPage !== null && !builds.desktop.siteMap.hasPage(callbackPage)) {
    throw new ConfigurationError(`CALLBACK_PAGE must be the path of a page such as /user-management; there is none at "${callbackPage}".`);
  }
  const frame = createPageFrame(brandId, configuration, builds.desktop.arrivalScript);
  const upgrades = createLiveUpgrades();
  let isClosing = false;

  const server = Fastify({
    logger: {
      level: logLevel,
      ...(log ? { stream: { write: log } } : {}),
      serializers: { req: (request) => ({ method: request.method, path: pathOnly(request.url) }) },
    },
    // One line an answer, below; the framework's two are off.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    // The proxy's own deadlines are shorter: this ends bodies that nobody asked for.
    requestTimeout: Math.max(times.headersMs, longestBodyMs + 5_000),
    keepAliveTimeout: 72_000,
    // Nothing sent or taken for this long; longer than any answer takes.
    connectionTimeout: 75_000,
    http: {
      maxHeaderSize: 4 * longestUrlBytes,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.lookEveryMs,
      shouldUpgradeCallback: upgrades.isUpgrade,
    },
    // Addresses that the router itself cannot read.
    frameworkErrors: (_, request, reply) => void sendFault(request, reply, frame, 'malformed'),
  });

  const refusals = startRefusalLog(server as FastifyInstance);
  upgrades.watch(server.server);
  const counter = createAddressCounter(limitsOf(configuration));
  const stopLooking = limitConnections(server.server, { counter, trustedProxies, lookEveryMs: times.lookEveryMs }, refusals);
  server.addHook('onClose', async () => stopLooking());
  const limits = createAddressLimits(counter, refusals);
  const isReturn = ({ method, originalUrl }: FastifyRequest) => method === 'POST' && builds.desktop.siteMap.isDepositReturn(originalUrl);

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    normaliseForwardedFor(request.raw.headers);
    // Who hung up meanwhile has no address any more. Reading it here also makes Node keep it, for what is sent on later.
    const isGone = !request.ip;
    if (limits.isFlood(request.ip)) return void reply.hijack().raw.socket?.destroy();
    const fault = faultOf(request.originalUrl);
    if (isGone || fault) return void sendFault(request, reply, frame, fault ?? 'malformed');
    // A page that is asked for in another way than to see it: nothing that was sent along is read.
    if (request.is404) return void (isReturn(request) ? sendToPage(request, reply) : sendFault(request, reply, frame, 'method'));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && reply.statusCode < 500 && !limits.logsRefusal(request.ip)) return done();
    request.log[quiet.test(request.url) ? 'debug' : 'info'](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
    done();
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    // Node closes only what is idle at that moment; a connection whose answer is given later would be kept alive for its full time.
    const ended = setInterval(() => server.server.closeIdleConnections(), 20);
    server.server.once('close', () => clearInterval(ended));
  });
  server.setErrorHandler((error: Error & { statusCode?: number; endsConnection?: boolean }, request, reply) => {
    // An answer that was cut because its reader hung up is nobody's fault and reaches nobody.
    if (reply.raw.destroyed) return reply.code(clientClosedRequest).send();
    const { statusCode = 500 } = error;
    const isClientError = statusCode >= 400 && statusCode < 500;
    if (!isClientError) request.log.error({ err: error }, 'uncaught');
    // The rest of the body is not waited for.
    if (error.endsConnection) reply.header('connection', 'close');
    return sendFault(request, reply, frame, statusCode === 413 ? 'too-large' : isClientError ? 'malformed' : 'broken');
  });
  securityHeaders(server, publicUrl);

  const restriction = createRestriction(apiUrl, server.log as FastifyBaseLogger, times.countryPatienceMs);
  server.addHook('onReady', () => restriction.start());
  server.addHook('onClose', async () => restriction.stop());

  healthRoutes(server, { apiUrl, assetCount: assets.size, isClosing: () => isClosing, limits });
  sitemapRoutes(server, { siteMap: builds.desktop.siteMap, apiUrl, publicUrl });
  cspReportRoutes(server, counter);
  securityTextRoutes(server, { contact: brandOf(brandId).supportEmail, publicUrl });
  workerRoutes(server, Object.values(builds));
  pageFilesRoutes(server, builds);
  brandRoutes(server, brandFiles(brandOf(brandId)));
  assetRoutes(server, assets, publicUrl);
  backOfficeRoutes(server, assets);
  artProxy(server, apiUrl, limits);
  apiProxy(server, apiUrl, configuration.siteOrigins, limits);
  pageRoutes(server, { builds, frame, apiUrl, publicUrl, isDevelopment, callbackPage, renderDeadlineMs, judge: restriction.judge, limits });
  return server;
}

/** Some payment providers send players back with a POST. What it says proves nothing: the page asks the API how the deposit ended. */
function sendToPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, search } = new URL(request.originalUrl, 'http://site');
  return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
}

/** Counts refusals, and writes them to the log now and then and at the end. */
function startRefusalLog(server: FastifyInstance): RefusalLog {
  const refusals = createRefusalLog(server.log);
  const flushing = setInterval(() => refusals.flush(), refusalLinesEveryMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(flushing);
    refusals.flush();
  });
  return refusals;
}

function faultOf(url: string): Fault | undefined {
  if (url.length > longestUrlBytes) return 'too-long';
  return isCleanAddress(url) ? undefined : 'malformed';
}

/** Queries can hold what a player typed; logs do not. */
function pathOnly(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
