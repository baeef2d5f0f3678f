import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), autoplay=(self)',
  'x-dns-prefetch-control': 'off',
};

/** Headers of every answer, proxied ones included; pages add their content security policy. */
export function securityHeaders(server: FastifyInstance, publicUrl: string): void {
  const isPublicHttps = publicUrl.startsWith('https:');
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
    // A plain-http development address must not be pinned to https.
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
