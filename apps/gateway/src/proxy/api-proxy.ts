import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

const timeoutMs = 30_000;

// `rewriteRequestHeaders` is documented for sockets but missing from the plugin's types.
const socketOptions: { handshakeTimeout: number } = {
  handshakeTimeout: timeoutMs,
  ...{ rewriteRequestHeaders: (headers: Record<string, unknown>, request: FastifyRequest) => forwardedHeaders(request, headers) },
};

/** `/api/**`, `/ip` and the live channel go to the API, with the caller's address as we know it. */
export function apiProxy(server: FastifyInstance, apiUrl: string): void {
  const shared = {
    upstream: apiUrl,
    // A body is passed on as a stream; how long it may be is for the API to say.
    bodyLimit: 64 * 1024 * 1024,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: 5_000 } },
    disableRequestLogging: true,
    replyOptions: {
      timeout: timeoutMs,
      rewriteRequestHeaders: forwardedHeaders,
      // These speak of the connection behind us, not of the player's.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }: IncomingHttpHeaders) => headers,
      // A busy API says so with Retry-After; whether to ask again is the browser's decision.
      retryDelay: () => null,
      onError: (reply: FastifyReply | { from: unknown }) => unreachable(reply as FastifyReply),
    },
  };
  server.register(httpProxy, { ...shared, prefix: '/api', rewritePrefix: '/api' });
  server.register(httpProxy, { ...shared, prefix: '/ip', rewritePrefix: '/ip', routes: ['/'], httpMethods: ['GET', 'HEAD'] });
  server.register(httpProxy, {
    ...shared,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    httpMethods: ['GET', 'POST'],
    websocket: true,
    wsServerOptions: { maxPayload: 1024 * 1024 },
    wsClientOptions: socketOptions,
  });
}

function unreachable(reply: FastifyReply): void {
  void reply.code(502).header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"status":0,"error":"action_failed"}');
}
