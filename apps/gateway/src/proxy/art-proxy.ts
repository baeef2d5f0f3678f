import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../compression/is-not-modified.ts';
import type { AddressLimits } from '../load/address-limits.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

type ArtImage = { body: Buffer; type: string; etag: string; cacheControl: string };

const timeoutMs = 30_000;
const maxImageBytes = 2 * 1024 * 1024;

/** `/art/**` from the API. Images whose name contains a hash are cached in memory, up to `maxBytes` in total, oldest evicted first. */
export function artProxy(server: FastifyInstance, apiUrl: string, limits: AddressLimits, maxBytes = 64 * 1024 * 1024): void {
  const cache = new Map<string, ArtImage>();
  const inFlight = new Map<string, Promise<ArtImage | number>>();
  let cachedBytes = 0;

  async function load(path: string, request: FastifyRequest): Promise<ArtImage | number> {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: forwardedHeaders(request, {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const header = (name: string) => response.headers.get(name) ?? '';
    const image = {
      body,
      type: header('content-type') || 'application/octet-stream',
      etag: header('etag'),
      cacheControl: header('cache-control') || 'no-cache',
    };
    if (image.cacheControl.includes('immutable') && body.length <= maxImageBytes) store(path, image);
    return image;
  }

  function store(path: string, image: ArtImage): void {
    cachedBytes += image.body.length - (cache.get(path)?.body.length ?? 0);
    cache.set(path, image);
    for (const [oldest, { body }] of cache) {
      if (cachedBytes <= maxBytes) break;
      cache.delete(oldest);
      cachedBytes -= body.length;
    }
  }

  function loadOnce(path: string, request: FastifyRequest): Promise<ArtImage | number> {
    const running = inFlight.get(path) ?? load(path, request).finally(() => inFlight.delete(path));
    inFlight.set(path, running);
    return running;
  }

  server.get('/art/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // Game frames have an opaque origin.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    try {
      const known = cache.get(path);
      if (!known && limits.refusesCall(request, reply)) return reply;
      const image = known ?? (await loadOnce(path, request));
      return typeof image === 'number' ? refuse(reply, image) : sendImage(request, reply, image);
    } catch (error) {
      request.log.warn({ err: error }, 'an image could not be read');
      return refuse(reply, 502);
    }
  });
}

function sendImage(request: FastifyRequest, reply: FastifyReply, image: ArtImage): FastifyReply {
  reply.header('cache-control', image.cacheControl).type(image.type);
  if (image.etag) reply.header('etag', image.etag);
  if (image.etag && isNotModified(request.headers['if-none-match'], image.etag)) return reply.code(304).send();
  return reply.send(image.body);
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${status}\n`);
}
