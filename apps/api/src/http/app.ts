import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { defaultBodyBytes, liveChannelPath } from '@playfront/api-contract';
import { normaliseForwardedFor } from '@playfront/api-contract/forwarded-for';
import { isBoundedJson } from './bounded-json.ts';
import type { Metrics } from './metrics.ts';
import { keyOfHttpStatus, refuse, statusOf } from './failures.ts';

/** The gateway's limit: a smaller one would refuse requests here that the gateway lets through. */
const maxHeaderBytes = 32 * 1024;
/** Maximum bytes of an oversized body that are read before it is refused. */
const drainedBytes = 16 * 1024 * 1024;

/** Fastify with our defaults: one error format, one log line per request, a strict JSON parser. */
export function createApp(options: {
  log: FastifyBaseLogger;
  trustProxy: readonly string[];
  siteOrigins: readonly string[];
  metrics: Metrics;
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...options.trustProxy],
    bodyLimit: defaultBodyBytes,
    // A busy machine needs more than the default ten seconds to compile all schemas.
    pluginTimeout: 60_000,
    // Above the gateway's own limits, so that the API never closes a keep-alive connection first.
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // Any other upgrade request is ignored, as HTTP allows.
      shouldUpgradeCallback: ({ url }) => url?.startsWith(liveChannelPath) ?? false,
    },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send(refuse('malformed'));
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(refuse('malformed'));
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      }
    },
  });

  // First, because the other hooks may read `request.ip`.
  app.addHook('onRequest', async (request) => normaliseForwardedFor(request.raw.headers));
  parseJson(app);
  allowSiteOrigins(app, options.siteOrigins);
  allowGameOrigins(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refuse('not_found')));
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    // Details stay in the log: no stack trace, statement or path leaves the server.
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const key = keyOfHttpStatus(status);
    if (status === 413) await drain(request.raw);
    return reply.code(statusOf(key)).send(refuse(key));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    options.metrics.request({ method: request.method, route, status: reply.statusCode, durationMs: reply.elapsedTime });
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
  return app;
}

/** Reads the rest of a body, within limits: closing the connection while data still arrives would lose the response. */
async function drain(body: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > drainedBytes) return;
    }
  } catch {
    // The client has disconnected.
  }
}

/** A call without payload may have an empty body, which Fastify's own parser refuses. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isBoundedJson(body as string)) done(Object.assign(new Error('The body is too deep or has too many values'), { statusCode: 400 }));
    else void parse(request, body as string, done);
  });
}

const allowOrigin = (reply: FastifyReply, origin: string) => reply.header('access-control-allow-origin', origin);

const sendPreflight = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'Authorization, Content-Type, Accept')
    .header('access-control-max-age', '86400')
    .code(204)
    .send();

/** Pages of the site may call an API on another origin (`API_BASE_URL` of the gateway); other pages may not. */
function allowSiteOrigins(app: FastifyInstance, siteOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !siteOrigins.includes(origin) || !/^\/(api|ip)\b/.test(request.url)) return;
    allowOrigin(reply, origin).header('vary', 'Origin');
    if (request.method === 'OPTIONS') return sendPreflight(reply);
  });
}

/** Games run in frames with an opaque origin: only their calls and images may be fetched across origins. */
function allowGameOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api\/game\/|art\/|api\/front\/get_crash_rounds\b)/.test(request.url)) return;
    allowOrigin(reply, '*');
    if (request.method === 'OPTIONS') return sendPreflight(reply);
  });
}
