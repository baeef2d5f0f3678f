import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../compression/is-not-modified.ts';
import type { AddressLimits } from '../load/address-limits.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

type Picture = { body: Buffer; type: string; etag: string; cacheControl: string };

const timeoutMs = 30_000;
const largestBytes = 2 * 1024 * 1024;

/** `/art/**` from the API. Images whose name contains a hash are cached in memory, up to `maxBytes` in total, oldest evicted first. */
export function artProxy(server: FastifyInstance, apiUrl: string, limits: AddressLimits, maxBytes = 64 * 1024 * 1024): void {
  const kept = new Map<string, Picture>();
  const inFlight = new Map<string, Promise<Picture | number>>();
  let keptBytes = 0;

  async function load(path: string, request: FastifyRequest): Promise<Picture | number> {
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
    const picture = {
      body,
      type: header('content-type') || 'application/octet-stream',
      etag: header('etag'),
      cacheControl: header('cache-control') || 'no-cache',
    };
    if (picture.cacheControl.includes('immutable') && body.length <= largestBytes) keep(path, picture);
    return picture;
  }

  function keep(path: string, picture: Picture): void {
    keptBytes += picture.body.length - (kept.get(path)?.body.length ?? 0);
    kept.set(path, picture);
    for (const [oldest, { body }] of kept) {
      if (keptBytes <= maxBytes) break;
      kept.delete(oldest);
      keptBytes -= body.length;
    }
  }

  function loadOnce(path: string, request: FastifyRequest): Promise<Picture | number> {
    const running = inFlight.get(path) ?? load(path, request).finally(() => inFlight.delete(path));
    inFlight.set(path, running);
    return running;
  }

  server.get('/art/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // Game frames have an opaque origin.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    try {
      const known = kept.get(path);
      if (!known && limits.refusesCall(request, reply)) return reply;
      const picture = known ?? (await loadOnce(path, request));
      return typeof picture === 'number' ? refuse(reply, picture) : sendPicture(request, reply, picture);
    } catch (error) {
      request.log.warn({ err: error }, 'a picture could not be read');
      return refuse(reply, 502);
    }
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply {
  reply.header('cache-control', picture.cacheControl).type(picture.type);
  if (picture.etag) reply.header('etag', picture.etag);
  if (picture.etag && isNotModified(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  return reply.send(picture.body);
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${status}\n`);
}
