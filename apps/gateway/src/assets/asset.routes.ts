import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../compression/is-not-modified.ts';
import { negotiateEncoding } from '../compression/negotiate-encoding.ts';
import { gamesPolicy } from '../security/content-security-policy.ts';
import type { Asset, AssetStore } from './asset-store.ts';

const oneYear = 'public, max-age=31536000, immutable';

/** `/assets/**` of both builds and the games, from memory. An unknown path is a plain 404, never a page. */
export function assetRoutes(server: FastifyInstance, assets: AssetStore, publicUrl: string): void {
  const policy = gamesPolicy(publicUrl);

  server.get('/assets/*', (request, reply) => {
    // Not returned: Fastify would wait for the reply as for a promise.
    sendAsset(request, reply, assets.get(pathOf(request)));
  });

  server.get('/games/*', (request, reply) => {
    const path = pathOf(request);
    // Games run in a frame with an opaque origin, so all their files are requested across origins.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (path.endsWith('/')) return sendGamePage(request, reply, policy, assets.get(`${path}index.html`));
    if (assets.has(`${path}/index.html`)) return reply.redirect(`${path}/`, 308);
    return path.endsWith('.html') ? sendGamePage(request, reply, policy, assets.get(path)) : sendAsset(request, reply, assets.get(path));
  });
}

function sendGamePage(request: FastifyRequest, reply: FastifyReply, policy: string, page: Asset | undefined): FastifyReply {
  if (page) reply.header('content-security-policy', policy);
  return sendAsset(request, reply, page);
}

/**
 * Sends a file of the store, or a plain 404. `cacheControl` applies unless the name contains a hash; `varies` lists request headers that the
 * response depends on besides `Accept-Encoding`.
 */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset | undefined,
  cacheControl = 'no-cache',
  varies = '',
): FastifyReply {
  if (!asset) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
  reply
    .header('cache-control', asset.isImmutable ? oneYear : cacheControl)
    .header('etag', asset.etag)
    .type(asset.type);
  if (asset.type.startsWith('font/')) reply.header('access-control-allow-origin', '*');
  if (asset.br || asset.gzip) reply.header('vary', varies ? `Accept-Encoding, ${varies}` : 'Accept-Encoding');
  if (isNotModified(request.headers['if-none-match'], asset.etag)) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const encoded = encoding === 'identity' ? null : asset[encoding];
  if (encoded) reply.header('content-encoding', encoding);
  return reply.send(encoded ?? asset.identity);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
