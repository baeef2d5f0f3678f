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
import { maxBodyMs } from './proxy/body-limits.ts';
import { createRestriction } from './restriction/restriction.ts';
import { cspReportRoutes } from './security/csp-report.routes.ts';
import { isCleanAddress, maxUrlBytes } from './security/path-hygiene.ts';
import { securityHeaders } from './security/security-headers.ts';
import { securityTextRoutes } from './security/security-text.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { workerRoutes } from './worker/worker.routes.ts';

// Files served from memory by the hundred, and probes every few seconds: logged at debug level.
const quietPaths =
  /^\/((assets|games|back-office\/assets|art|healthz|readyz)(\/|$)|favicon\.|icon-|apple-touch-icon|manifest\.|robots\.|sitemap|sw\.js|csp-reports|\.well-known)/;

/** Status of a response whose client disconnected, for the log only; the usual number among proxies. */
const clientClosedRequest = 499;

const refusalLinesEveryMs = 60_000;

/** The time for a request's headers, the interval of the checks for slow connections, and the time that a page waits for its visitor's country. */
export type GatewayTimes = { headersMs: number; checkIntervalMs: number; countryTimeoutMs: number };

/** `headersMs` is far more than a phone in a tunnel needs for a few hundred bytes, and well below Node's minute. */
const defaultTimes: GatewayTimes = { headersMs: 15_000, checkIntervalMs: 5_000, countryTimeoutMs: 150 };

export type GatewayParts = {
  configuration: GatewayConfiguration;
  assets: AssetStore;
  builds: Readonly<Record<FormFactor, SiteBuild>>;
  renderDeadlineMs?: number;
  times?: GatewayTimes;
  /** Receives the lines of the log instead of the standard output. */
  log?: (line: string) => void;
};

/** Creates the gateway for the builds; the caller listens and handles signals. @throws {ConfigurationError} if the builds lack a configured page. */
export function createGateway({ configuration, assets, builds, renderDeadlineMs = 5_000, times = defaultTimes, log }: GatewayParts): FastifyInstance {
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
    // One line per response, below, instead of Fastify's two.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    // For bodies that no route reads: the proxy's deadlines are shorter.
    requestTimeout: Math.max(times.headersMs, maxBodyMs + 5_000),
    keepAliveTimeout: 72_000,
    // Maximum inactivity, longer than any response takes.
    connectionTimeout: 75_000,
    http: {
      maxHeaderSize: 4 * maxUrlBytes,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkIntervalMs,
      shouldUpgradeCallback: upgrades.isUpgrade,
    },
    // URLs that the router cannot decode.
    frameworkErrors: (_, request, reply) => void sendFault(request, reply, frame, 'malformed'),
  });

  const refusals = startRefusalLog(server as FastifyInstance);
  upgrades.watch(server.server);
  const counter = createAddressCounter(limitsOf(configuration));
  const stopChecking = limitConnections(server.server, { counter, trustedProxies, checkIntervalMs: times.checkIntervalMs }, refusals);
  server.addHook('onClose', async () => stopChecking());
  const limits = createAddressLimits(counter, refusals);
  const isReturn = ({ method, originalUrl }: FastifyRequest) => method === 'POST' && builds.desktop.siteMap.isDepositReturn(originalUrl);

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    normaliseForwardedFor(request.raw.headers);
    // The address is missing if the client has disconnected. Reading it now makes Node cache it, so that it can be forwarded after a disconnect.
    const isGone = !request.ip;
    if (limits.isFlood(request.ip)) return void reply.hijack().raw.socket?.destroy();
    const fault = faultOf(request.originalUrl);
    if (isGone || fault) return void sendFault(request, reply, frame, fault ?? 'malformed');
    // A page requested with another method than GET or HEAD: its body is not read.
    if (request.is404) return void (isReturn(request) ? sendToPage(request, reply) : sendFault(request, reply, frame, 'method'));
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && reply.statusCode < 500 && !limits.shouldLogRefusal(request.ip)) return done();
    request.log[quietPaths.test(request.url) ? 'debug' : 'info'](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'responded',
    );
    done();
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    // Node closes only the connections idle at that moment; one that responds later would stay open for its keep-alive time.
    const closing = setInterval(() => server.server.closeIdleConnections(), 20);
    server.server.once('close', () => clearInterval(closing));
  });
  server.setErrorHandler((error: Error & { statusCode?: number; endsConnection?: boolean }, request, reply) => {
    // The client disconnected during the response: not a fault, and there is no one to respond to.
    if (reply.raw.destroyed) return reply.code(clientClosedRequest).send();
    const { statusCode = 500 } = error;
    const isClientError = statusCode >= 400 && statusCode < 500;
    if (!isClientError) request.log.error({ err: error }, 'uncaught');
    // Does not wait for the rest of the body.
    if (error.endsConnection) reply.header('connection', 'close');
    return sendFault(request, reply, frame, statusCode === 413 ? 'too-large' : isClientError ? 'malformed' : 'broken');
  });
  securityHeaders(server, publicUrl);

  const restriction = createRestriction(apiUrl, server.log as FastifyBaseLogger, times.countryTimeoutMs);
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

/** Some payment providers return players with a POST. Its content is not trusted: the page reads the deposit's result from the API. */
function sendToPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, search } = new URL(request.originalUrl, 'http://site');
  return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
}

/** Counts refusals, and logs the counts every minute and on shutdown. */
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
  if (url.length > maxUrlBytes) return 'too-long';
  return isCleanAddress(url) ? undefined : 'malformed';
}

/** Logs contain no query, which may contain text that a player typed. */
function pathOnly(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
