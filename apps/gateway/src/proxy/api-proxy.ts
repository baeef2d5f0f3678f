import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import { liveChannelPath, liveLimits } from '@playfront/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RequestGenericInterface } from 'fastify';
import type { AddressLimits } from '../load/address-limits.ts';
import { bodyLimitOf } from './body-limits.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { readBody } from './read-body.ts';

const timeoutMs = 30_000;
/** Concurrent calls to the API. */
const upstreamConnections = 128;
/** Far more than any response of the API. */
const maxResponseBytes = 16 * 1024 * 1024;
/** Many, because a polling live channel occupies its connection for 25 seconds. */
const liveConnections = 4_096;

// `rewriteRequestHeaders` is documented for sockets but missing from the plugin's types.
const upstreamSockets: { handshakeTimeout: number } = {
  handshakeTimeout: timeoutMs,
  ...{ rewriteRequestHeaders: (headers: Record<string, unknown>, request: FastifyRequest) => forwardedHeaders(request, headers) },
};

const clientSockets: { maxPayload: number; maxFragments: number } = {
  maxPayload: liveLimits.messageBytes,
  maxFragments: liveLimits.fragments,
  // Documented but missing from the types.
  ...{ closeTimeout: liveLimits.closeMs },
};

/**
 * Proxies `/api/**`, `/ip` and the live channel to the API, with the client's address as the gateway knows it. A connection to the API is used only
 * once the body is complete, and is released once the response is: slow clients do not delay others.
 */
export function apiProxy(server: FastifyInstance, apiUrl: string, siteOrigins: readonly string[], limits: AddressLimits): void {
  const shared = {
    upstream: apiUrl,
    proxyPayloads: false,
    disableRequestLogging: true,
    replyOptions: {
      timeout: timeoutMs,
      rewriteRequestHeaders: forwardedHeaders,
      // Hop-by-hop headers.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }: IncomingHttpHeaders) => headers,
      // A busy API sends Retry-After; the browser decides whether to retry.
      retryDelay: () => null,
      onResponse: sendBuffered,
      onError: (reply: FastifyReply | { from: unknown }) => unreachable(reply as FastifyReply),
    },
  };
  const undici = (connections: number) => ({
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxResponseBytes,
    connect: { timeout: 5_000 },
  });
  server.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      // The API sets these headers on its responses; the gateway sets them on its refusals.
      const { origin } = request.headers;
      if (origin !== undefined && siteOrigins.includes(origin)) reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
      if (limits.refusesCall(request, reply)) return;
      if (bodyLimitOf(request.url).needsToken && !request.headers.authorization) return void refuseWithoutToken(reply);
      done();
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
      const body = await readBody(payload, bodyLimitOf(request.url));
      // A chunked body is passed on in one piece with a known length.
      delete request.raw.headers['transfer-encoding'];
      request.raw.headers['content-length'] = String(body.length);
      return Readable.from([body], { objectMode: false });
    });
    const calls = undici(upstreamConnections);
    await scope.register(httpProxy, { ...shared, undici: calls, prefix: '/api', rewritePrefix: '/api' });
    await scope.register(httpProxy, { ...shared, undici: calls, prefix: '/ip', rewritePrefix: '/ip', routes: ['/'], httpMethods: ['GET', 'HEAD'] });
    await scope.register(httpProxy, {
      ...shared,
      undici: undici(liveConnections),
      prefix: liveChannelPath,
      rewritePrefix: liveChannelPath,
      httpMethods: ['GET', 'POST'],
      websocket: true,
      wsServerOptions: clientSockets,
      wsClientOptions: upstreamSockets,
    });
  });
}

/** Buffers the response before sending it, so that a slow client does not occupy a connection to the API. */
async function sendBuffered(
  request: FastifyRequest<RequestGenericInterface, RawServerBase>,
  reply: FastifyReply<RequestGenericInterface, RawServerBase>,
  response: unknown,
): Promise<void> {
  const { stream } = response as { stream: Readable };
  const client = reply.raw;
  const abort = () => stream.destroy();
  client.once('close', abort);
  try {
    const body = await buffer(stream);
    client.off('close', abort);
    void reply.send(body);
  } catch (error) {
    if (client.destroyed) return void reply.send(error);
    request.log.warn({ err: error }, 'the response of the API was cut off');
    unreachable(reply as FastifyReply);
  }
}

/** The API would refuse it too, but only after receiving the complete body. */
function refuseWithoutToken(reply: FastifyReply): void {
  void reply
    .code(401)
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    .type('application/json; charset=utf-8')
    .send('{"status":0,"error":"unauthorized"}');
}

function unreachable(reply: FastifyReply): void {
  void reply.code(502).header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"status":0,"error":"action_failed"}');
}
