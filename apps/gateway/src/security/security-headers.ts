import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), autoplay=(self)',
  'x-dns-prefetch-control': 'off',
};

/** Sets headers on every response, including proxied ones; pages add their content security policy. */
export function securityHeaders(server: FastifyInstance, publicUrl: string): void {
  const isPublicHttps = publicUrl.startsWith('https:');
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    // A development site over HTTP must not be pinned to HTTPS.
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
